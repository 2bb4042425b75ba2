import type { ReactNode, RefObject } from 'react';
import type { ChatRoomLabels } from './chatRoom.labels';
import { useFloatingDay } from './useFloatingDay';
import type { useFollowing } from './useFollowing';

interface FloatingProps {
  scroller: RefObject<HTMLElement | null>;
  labels: ChatRoomLabels;
  pill: ReturnType<typeof useFollowing>;
  dayTitle: (iso: string) => string;
  arrow: ReactNode;
}

/** What lies above the messages once they were scrolled: the day in view and the way to the end. */
export function Floating({ scroller, labels, pill, dayTitle, arrow }: FloatingProps) {
  const day = useFloatingDay(scroller, dayTitle);
  return (
    <>
      <div ref={day} data-part="floating-day" aria-hidden />
      {pill.isShown && (
        <button
          type="button"
          data-part="to-end"
          onClick={pill.onPress}
          aria-label={pill.count === 0 ? labels.toEnd : undefined}
        >
          {arrow}
          {pill.count > 0 && labels.countNew(pill.count)}
        </button>
      )}
    </>
  );
}
