import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new screen begins at its top; Back and Forward return to where the window stood [OTH-01]. */
export function useScrollPlace(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    // Places from before a reload are the browser's to find; a changed query alone moves nothing.
    const place = { PUSH: 0, POP: places.current.get(key), REPLACE: undefined }[kind];
    if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
    // Noted while scrolling: when the next screen stands, the window has moved already.
    const note = () => void places.current.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, kind]);

  // Asked before the first look is laid out, the window would lay it out at once, within the task that drew it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => places.current.set(key, window.scrollY));
    return () => cancelAnimationFrame(frame);
  }, [key]);
}
