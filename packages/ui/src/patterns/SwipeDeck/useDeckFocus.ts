import { useRef, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useKeptFocus } from '../../hooks/useKeptFocus';

// [B1.13]
/**
 * Where the keyboard was inside the deck, a decision takes it to the next card, or to what stands in place of one;
 * answers what to call before a decision.
 */
export function useDeckFocus(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  topId: string | null,
): () => void {
  const wasInside = useRef(false);
  useIsomorphicLayoutEffect(() => {
    const { activeElement } = document;
    // A card that went down the pile is inert; the browser takes the focus from it only with the next frame.
    const isOut = activeElement === document.body || activeElement?.closest('[inert]') !== null;
    const isLost = topId === null || isOut;
    if (wasInside.current && isLost) firstPlace(stage.current)?.focus({ preventScroll: true });
    wasInside.current = false;
  }, [topId, stage]);
  useKeptFocus(stage, { placeOf: () => null, successor: () => firstPlace(stage.current) });
  return () => {
    wasInside.current = root.current?.contains(document.activeElement) ?? false;
  };
}

const firstPlace = (stage: HTMLElement | null) =>
  stage?.querySelector<HTMLElement>('[data-depth="0"]') ??
  stage?.querySelector<HTMLElement>('[data-part="instead"] [tabindex="-1"]') ??
  stage?.querySelector<HTMLElement>('[data-part="instead"]');
