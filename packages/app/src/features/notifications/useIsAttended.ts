import { useEffect, useState } from 'react';

/** Not `pointerover`: browsers send it to a page that moves under a pointer at rest. */
const signs = ['pointermove', 'pointerdown', 'keydown'];

/** Whether a pointer or a key has shown yet that somebody is at the page. */
export function useIsAttended(): boolean {
  const [isAttended, setAttended] = useState(false);
  useEffect(() => {
    const on = new AbortController();
    const note = () => {
      on.abort();
      setAttended(true);
    };
    for (const sign of signs) addEventListener(sign, note, on);
    return () => on.abort();
  }, []);
  return isAttended;
}
