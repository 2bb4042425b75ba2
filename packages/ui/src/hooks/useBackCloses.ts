import { useEffect, useState } from 'react';
import { entryMark as mark, leaveLeftWindows, openMarks, whenSettled } from './entryMark';
import { useLatest } from './useLatest';

/** Answered by what Back only changed, a step of several: it stays open and Back works again. */
export type BackAnswer = 'stay' | void;

/** While open, one more entry stands in the history, so that Back closes; closed otherwise, the entry goes away. */
export function useBackCloses(isOpen: boolean, onClose: () => BackAnswer): void {
  const [own] = useState(() => `${Date.now()}${Math.random()}`);
  const latest = useLatest(onClose);
  useEffect(() => (isOpen ? stay(own, () => latest.current()) : undefined), [isOpen, latest, own]);
}

function stay(own: string, onBack: () => BackAnswer): () => void {
  let isOpen = true;
  const handleBack = () => {
    if (mark() !== own && onBack() === 'stay') whenSettled(enter);
  };
  const enter = () => {
    if (!isOpen) return;
    openMarks.add(own);
    if (mark() !== own) history.pushState({ ...(history.state as object | null), iskraOverlay: own }, '');
    addEventListener('popstate', handleBack);
    // From now on, whatever opens: Forward leads to the entry of a window that Back has closed. The same listener counts once.
    addEventListener('popstate', leaveLeftWindows);
  };
  whenSettled(enter);
  return () => {
    isOpen = false;
    openMarks.delete(own);
    removeEventListener('popstate', handleBack);
    leaveLeftWindows();
  };
}
