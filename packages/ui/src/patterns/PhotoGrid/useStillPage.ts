import { useEffect, type RefObject } from 'react';

/** While `isHeld` the page does not scroll: the listener must be there before the finger comes down. */
export function useStillPage(list: RefObject<HTMLElement | null>, isOn: boolean, isHeld: () => boolean) {
  useEffect(() => {
    const node = list.current;
    if (!isOn || !node) return;
    const handleTouch = (event: TouchEvent) => {
      if (isHeld()) event.preventDefault();
    };
    node.addEventListener('touchmove', handleTouch, { passive: false });
    return () => node.removeEventListener('touchmove', handleTouch);
  }, [list, isOn, isHeld]);
}
