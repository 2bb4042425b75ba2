import { useEffect, useState } from 'react';
import { entryMark as mark } from './entryMark';
import { useLatest } from './useLatest';

let opened = 0;
/** Going back takes the browser a moment; until then the entry of the one just closed still stands. */
let leaving: Promise<void> | undefined;

/** Ends when no closed window has an entry left in the history: the time to write an address. */
export const backSettled = (): Promise<void> => leaving ?? Promise.resolve();

/** Answered by what Back only changed, a step of several: it stays open and Back works again. */
export type BackAnswer = 'stay' | void;

/** While open, one more entry stands in the history, so that Back closes; closed otherwise, the entry goes away. */
export function useBackCloses(isOpen: boolean, onClose: () => BackAnswer): void {
  const [own] = useState(() => `${Date.now()}-${(opened += 1)}`);
  const latest = useLatest(onClose);
  useEffect(() => {
    if (!isOpen) {
      if (mark() === own && !leaving) leave();
      return;
    }
    return stay(own, () => latest.current());
  }, [isOpen, latest, own]);
}

function stay(own: string, onBack: () => BackAnswer): () => void {
  let isOpen = true;
  const handleBack = () => {
    if (mark() !== own && onBack() === 'stay') enter();
  };
  const enter = () => {
    if (!isOpen) return;
    if (mark() !== own)
      window.history.pushState({ ...(window.history.state as object | null), iskraOverlay: own }, '');
    window.addEventListener('popstate', handleBack);
  };
  if (leaving) void leaving.then(enter);
  else enter();
  return () => {
    isOpen = false;
    window.removeEventListener('popstate', handleBack);
  };
}

function leave(): void {
  leaving = new Promise((resolve) => {
    const end = () => {
      leaving = undefined;
      resolve();
    };
    window.addEventListener('popstate', end, { once: true });
  });
  window.history.back();
}
