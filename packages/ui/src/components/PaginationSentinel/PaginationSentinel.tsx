import { forwardRef, useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { Announcement } from '../../announcer/Announcement';
import { useLatest } from '../../hooks/useLatest';
import { useMergedRef } from '../../hooks/useMergedRef';
import { Button } from '../../primitives/Button';
import { color, space } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { useLabels } from '../../theme/useLabels';
import { paginationSentinelLabels } from './paginationSentinel.labels';

export interface PaginationSentinelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** There may be more, it is on its way, it failed, or this was all. @default 'idle' */
  state?: 'idle' | 'loading' | 'error' | 'end' | undefined;
  /** The end of the list comes near, or the button was pressed: time to load more. */
  onReached: () => void;
  /** How near, in CSS px; 0 leaves it to the button. @default 600 */
  margin?: number | undefined;
  /** Shows the words at the end of the list. @default false */
  showEnd?: boolean | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof paginationSentinelLabels)['en']> | undefined;
}

/** Stands at the end of a list and loads more before the end is seen; its button does the same by hand. */
export const PaginationSentinel = forwardRef<HTMLDivElement, PaginationSentinelProps>(
  function PaginationSentinel(props, ref) {
    const { state = 'idle', onReached, margin = 600, showEnd, labels: overrides, ...elementProps } = props;
    const labels = useLabels(paginationSentinelLabels, overrides);
    const place = useReached(state === 'idle' && margin > 0, margin, onReached);
    const isFailed = state === 'error';
    const words = isFailed ? labels.failed : state === 'end' && showEnd ? labels.end : null;
    return (
      <Place ref={useMergedRef(place, ref)} data-state={state} {...elementProps}>
        <Words>{words}</Words>
        <Announcement text={words} />
        {state === 'end' ? null : (
          <Button variant="secondary" busy={state === 'loading'} onClick={onReached}>
            {isFailed ? labels.retry : labels.more}
          </Button>
        )}
      </Place>
    );
  },
);

function useReached(isWatching: boolean, margin: number, onReached: () => void) {
  const place = useRef<HTMLDivElement | null>(null);
  const latest = useLatest(onReached);
  useEffect(() => {
    if (!isWatching || !place.current) return;
    // A busy page hears of several changes at once: that it was far first, and near by now.
    const hear = (changes: readonly IntersectionObserverEntry[]) =>
      changes.some(({ isIntersecting }) => isIntersecting) && latest.current();
    const observer = new IntersectionObserver(hear, { rootMargin: `${margin}px` });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWatching, latest, margin]);
  return place;
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(8)};
`;

const Words = styled.div`
  color: ${color('text-muted')};
  ${typeStyle('small')}
  &:empty {
    display: none;
  }
`;
