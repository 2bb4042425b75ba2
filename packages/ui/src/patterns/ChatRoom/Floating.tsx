import { useCallback, useState } from 'react';
import { ArrowDown } from '../../icons/icons';
import { useIskra } from '../../theme/IskraContext';
import { dayTitle } from './dayTitle';
import type { ListLifeProps } from './ListLife';
import { useFloatingDay } from './useFloatingDay';
import type { useFollowing } from './useFollowing';

interface FloatingProps extends ListLifeProps {
  pill: ReturnType<typeof useFollowing>;
}

/** What lies above the messages once they were scrolled: the day in view and the way to the end. */
export function Floating({ scroller, texts: labels, pill, now: given }: FloatingProps) {
  const { locale } = useIskra();
  const [mountedAt] = useState(() => new Date());
  const now = given ?? mountedAt;
  const title = useCallback((iso: string) => dayTitle(iso, { labels, locale, now }), [labels, locale, now]);
  const day = useFloatingDay(scroller, title);
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
          <ArrowDown size={20} />
          {pill.count > 0 && labels.countNew(pill.count)}
        </button>
      )}
    </>
  );
}
