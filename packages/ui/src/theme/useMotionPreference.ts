import { MotionConfigContext } from 'framer-motion';
import { useContext, useSyncExternalStore } from 'react';
import { useIskra, type MotionName } from './IskraContext';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

const fromSystem = () => window.matchMedia(query).matches;
const onServer = () => false;

/** True when motion must be reduced to fades: by `own` or the provider's `motion="none"`, by framer-motion's `MotionConfig` or the device. */
export function useMotionPreference(own?: MotionName): boolean {
  const { motion } = useIskra();
  const isReducedBySystem = useSyncExternalStore(subscribe, fromSystem, onServer);
  const { reducedMotion } = useContext(MotionConfigContext);
  return own === 'none' || motion === 'none' || reducedMotion === 'always' || isReducedBySystem;
}
