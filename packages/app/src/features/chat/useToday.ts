import { useEffect, useState } from 'react';

/** The present day; another `Date` once it is over, also on a page that slept through midnight. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());

  useEffect(() => {
    const look = () => {
      const now = new Date();
      setToday((known) => (known.toDateString() === now.toDateString() ? known : now));
    };
    // A timer that slept with the machine rings late: whoever comes back looks too.
    const timer = setTimeout(look, msToMidnight(today));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);

  return today;
}

function msToMidnight(from: Date): number {
  const midnight = new Date(from.getFullYear(), from.getMonth(), from.getDate() + 1);
  return Math.max(1000, midnight.getTime() - Date.now());
}
