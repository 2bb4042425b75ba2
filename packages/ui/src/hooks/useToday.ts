import { useEffect, useState } from 'react';
import { calendarDay } from '../locales/calendarDay';

/** Midnight comes at a full quarter of an hour in every zone there is. */
const quarterMs = 15 * 60_000;

/**
 * The present of a list that names days: what the caller gives, else another `Date` once the reader's day is over, also on
 * a page that slept through midnight.
 */
export function useToday(given: Date | undefined, timeZone: string | undefined): Date {
  const [today, setToday] = useState(() => new Date());
  const isOwn = given === undefined;
  useEffect(() => {
    if (!isOwn) return undefined;
    const dayOf = (date: Date) => calendarDay(date, timeZone).getTime();
    let timer = setTimeout(look, untilQuarter());
    // A timer that slept with the machine rings late: whoever comes back looks too.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };

    function look(): void {
      const now = new Date();
      setToday((known) => (dayOf(known) === dayOf(now) ? known : now));
      clearTimeout(timer);
      timer = setTimeout(look, untilQuarter());
    }
  }, [isOwn, timeZone]);
  return given ?? today;
}

const untilQuarter = () => quarterMs - (Date.now() % quarterMs);
