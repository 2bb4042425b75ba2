import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';

type Place = RefObject<HTMLElement | null>;

/** A field that closes under the member's hands hands its focus to the words that say why, and takes it back from there. */
export function useDisabledFocus(field: Place, reason: Place, isDisabled: boolean): void {
  useIsomorphicLayoutEffect(() => {
    const [from, to] = isDisabled ? [field, reason] : [reason, field];
    // The browser takes the focus off a disabled field only when it draws next.
    if (from.current === document.activeElement) to.current?.focus();
  }, [field, reason, isDisabled]);
}
