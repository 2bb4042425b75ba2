import { useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import type { MotionName } from '../../theme/IskraContext';
import { useMotionPreference } from '../../theme/useMotionPreference';
import { durationScale, easingScale } from '../../theme/scales';

// [B6.7]
/**
 * Another step is of another height: the window has it at once, and its head and foot glide there from where they
 * were, by transform alone. Answers the window's ref.
 */
export function useStepGlide(stepId: string, motion: MotionName | undefined) {
  const window = useRef<HTMLDivElement | null>(null);
  const before = useRef<{ id: string; top: number; bottom: number } | null>(null);
  const isReduced = useMotionPreference(motion);
  useIsomorphicLayoutEffect(() => {
    const element = window.current;
    const known = before.current;
    if (!element) {
      before.current = null;
      return;
    }
    const { top, bottom } = element.getBoundingClientRect();
    before.current = { id: stepId, top, bottom };
    if (!known || known.id === stepId || isReduced) return;
    glide(element.querySelector(':scope > header'), known.top - top);
    glide(element.querySelector(':scope > footer'), known.bottom - bottom);
  });
  return window;
}

function glide(part: Element | null, distance: number): void {
  if (!part || Math.abs(distance) < 1) return;
  const easing = `cubic-bezier(${easingScale.standard.join(', ')})`;
  part.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
    duration: durationScale.base,
    easing,
  });
}
