import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../hooks/useLatest';

/** Tells what is typed after a delay, and what was not told yet when the field or the page goes away. */
export function useDraft(
  field: RefObject<HTMLTextAreaElement | null>,
  onDraftChange?: (text: string) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useLatest(onDraftChange);
  const tell = useCallback(
    (text: string | undefined) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      latest.current?.(text ?? '');
    },
    [latest],
  );
  useEffect(() => {
    const element = field.current;
    const tellRest = () => {
      if (timer.current !== undefined) tell(element?.value);
    };
    window.addEventListener('pagehide', tellRest);
    return () => {
      window.removeEventListener('pagehide', tellRest);
      tellRest();
    };
  }, [field, tell]);
  return (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(field.current?.value), delay);
  };
}
