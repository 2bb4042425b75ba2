import { useEffect, useRef, type RefObject } from 'react';

/** Tells what is typed after a delay, and what was not told yet when the field goes away. */
export function useDraft(
  field: RefObject<HTMLTextAreaElement | null>,
  onDraftChange?: (text: string) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(onDraftChange);
  useEffect(() => {
    latest.current = onDraftChange;
  });
  useEffect(() => {
    const element = field.current;
    return () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      latest.current?.(element?.value ?? '');
    };
  }, [field]);
  return (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latest.current?.(field.current?.value ?? '');
    }, delay);
  };
}
