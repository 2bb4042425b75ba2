import { useSyncExternalStore } from 'react';
import { useIskra } from './IskraContext';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

const fromSystem = () => window.matchMedia(query).matches;
const onServer = () => false;

/** True when motion must be reduced to fades: by the system's setting or the provider's `motion="none"`. */
export function useMotionPreference(): boolean {
  const { motion } = useIskra();
  const isReducedBySystem = useSyncExternalStore(subscribe, fromSystem, onServer);
  return motion === 'none' || isReducedBySystem;
}
