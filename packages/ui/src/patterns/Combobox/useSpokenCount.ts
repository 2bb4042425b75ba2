import { useEffect, useState } from 'react';

/** Milliseconds after the last key. */
const countDelay = 500;

// [B4.8]
/** The number of options in words, a while after the last key. */
export function useSpokenCount(count: number | null, text: (count: number) => string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!count) return undefined;
    const timer = setTimeout(() => setSpoken(text(count)), countDelay);
    return () => clearTimeout(timer);
    // The wording does not change while one types.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [count]);
  return count ? spoken : '';
}
