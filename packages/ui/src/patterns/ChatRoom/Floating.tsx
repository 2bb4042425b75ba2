import type { ListLifeProps } from './ListLife';
import { useFloatingDay } from './useFloatingDay';
import type { useFollowing } from './useFollowing';

interface FloatingProps extends ListLifeProps {
  pill: ReturnType<typeof useFollowing>;
}

/** What lies above the messages once they were scrolled: the day in view and the way to the end. */
export function Floating({ scroller, texts: labels, pill, titleOf, arrow }: FloatingProps) {
  const day = useFloatingDay(scroller, titleOf);
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
