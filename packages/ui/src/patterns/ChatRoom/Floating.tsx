import { useCallback } from 'react';
import { ArrowDown } from '../../icons/icons';
import { useIskra } from '../../theme/IskraContext';
import type { ListLabels } from './chatRoom.labels';
import { dayTitle } from './dayTitle';
import { FloatingDay, ToEnd } from './Floating.styles';
import type { ListLifeProps } from './ListLife';
import { useFloatingDay } from './useFloatingDay';
import type { useFollowing } from './useFollowing';

interface FloatingProps extends Pick<ListLifeProps, 'scroller' | 'now' | 'timeZone'> {
  labels: ListLabels;
  pill: ReturnType<typeof useFollowing>;
}

/** What lies above the messages once they were scrolled: the day in view and the way to the end. */
export function Floating({ scroller, labels, pill, now, timeZone }: FloatingProps) {
  const { locale } = useIskra();
  const titleOf = useCallback(
    (iso: string) => dayTitle(iso, { labels, locale, now, timeZone }),
    [labels, locale, now, timeZone],
  );
  const day = useFloatingDay(scroller, titleOf);
  return (
    <>
      <FloatingDay ref={day} aria-hidden />
      {pill.isShown && (
        <ToEnd type="button" onClick={pill.onPress} aria-label={pill.count === 0 ? labels.toEnd : undefined}>
          <ArrowDown size={20} />
          {pill.count > 0 && <span>{labels.countNew(pill.count)}</span>}
        </ToEnd>
      )}
    </>
  );
}
