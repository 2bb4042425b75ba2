import { useMemo, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useLatest } from '../../hooks/useLatest';
import { useIskra } from '../../theme/IskraContext';
import { Beginning } from './Beginning';
import type { FirstLabels } from './chatRoom.labels';
import { MessageChunk } from './MessageChunk';
import { Scroller } from './MessageList.styles';
import type { AnyMessage } from './chatMessage';
import type { MessageListProps } from './MessageListProps';
import type { RowSurroundings } from './MessageRow';
import type { Rows } from './Rows';
import { useMessageWindow } from './useMessageWindow';
import { useOpening } from './useOpening';
import type { Place } from './usePlace';

interface FilledListProps extends MessageListProps<AnyMessage> {
  rows: Rows;
  scroller: RefObject<HTMLDivElement | null>;
  place: Place;
  texts: FirstLabels;
  now: Date;
}

/** What is in view of a list that is not empty. */
export function FilledList({ rows, scroller, place, texts: labels, ...props }: FilledListProps) {
  const { chunks, around, observe, reveal } = useMessageWindow(rows, scroller, place);
  const surroundings = useSurroundings(props, labels);
  useOpening(rows, scroller, reveal, place.record);
  useIsomorphicLayoutEffect(() => {
    place.reveal = reveal;
  });
  return (
    <Scroller ref={scroller} role="log" aria-live="off" aria-label={labels.log(props.otherName)} tabIndex={0}>
      <div>
        <Beginning {...props} texts={labels} />
        <div style={{ blockSize: around.before }} />
        {chunks.map((chunk) => (
          <MessageChunk key={chunk.key} chunk={chunk} surroundings={surroundings} observe={observe} />
        ))}
        <div style={{ blockSize: around.after }} />
      </div>
    </Scroller>
  );
}

function useSurroundings(
  props: MessageListProps<AnyMessage> & { now: Date },
  labels: FirstLabels,
): RowSurroundings {
  const { otherName, onRetry, now, timeZone, renderAvatar, renderQuote, renderExtra, renderMeta } = props;
  const { locale } = useIskra();
  const retry = useLatest(onRetry);
  return useMemo(
    () => ({
      ...{ labels, locale, now, timeZone, otherName, renderAvatar, renderQuote, renderExtra, renderMeta },
      onRetry: (id) => retry.current?.(id),
    }),
    [labels, locale, now, timeZone, otherName, retry, renderAvatar, renderQuote, renderExtra, renderMeta],
  );
}
