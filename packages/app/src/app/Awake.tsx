import { useEffect } from 'react';

/** Told once a page that was drawn before its scripts answers to whoever presses something. */
export const awake = 'iskra:awake';

/** Stands beside the screen: what was pressed before is done then. */
export function Awake() {
  useEffect(() => void dispatchEvent(new Event(awake)), []);
  return null;
}
