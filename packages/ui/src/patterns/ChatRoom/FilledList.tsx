import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useIskra } from '../../theme/IskraContext';
import type { ChatRoomLabels } from './chatRoom.labels';
import { Beginning } from './Beginning';
import { ArrowDown } from '../../icons/icons';
import { MessageChunk } from './MessageChunk';
import { Scroller } from './MessageList.styles';
import type { MessageListProps } from './MessageListProps';
import { dayTitle, type RowSurroundings } from './MessageRow';
import type { MessageRowData, Rows } from './Rows';
import { useFollowing } from './useFollowing';
import { useLoadMore } from './useLoadMore';
import { useMessageKeys } from './useMessageKeys';
import { nearEnd, useMessageWindow } from './useMessageWindow';
import { useOpening } from './useOpening';
import { useSeenMessages } from './useSeenMessages';

const MessageMenu = lazy(() => import('./MessageMenu').then((part) => ({ default: part.MessageMenu })));
const Floating = lazy(() => import('./Floating').then((part) => ({ default: part.Floating })));

const arrow = <ArrowDown size={20} />;

interface FilledListProps extends MessageListProps {
  rows: Rows;
  texts: ChatRoomLabels;
}

/** The list when there is something in it: what is in view, and what floats above. */
export function FilledList({ rows, texts: labels, ...props }: FilledListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { chunks, around, observe, reveal, place } = useMessageWindow(rows, scroller);
  const [menuOf, setMenuOf] = useState<MenuTarget | null>(null);
  const surroundings = useSurroundings(props, labels, setMenuOf);
  const isAtEnd = useCallback(() => -(scroller.current?.scrollTop ?? 0) < nearEnd, []);

  useOpening(rows, scroller, reveal, place.record);
  const pill = useFollowing(rows, scroller, isAtEnd, place.record);
  useSeenMessages(rows, isAtEnd, scroller, props.onSeen);
  useLoadMore(props, scroller, rows);
  const titleOfDay = useCallback((iso: string) => dayTitle(iso, surroundings), [surroundings]);
  const keys = useMessageKeys(rows, setMenuOf);

  return (
    <>
      <Scroller
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={labels.log(props.otherName)}
        tabIndex={0}
        {...keys}
      >
        <div>
          <Beginning {...props} texts={labels} />
          <div style={{ blockSize: around.before }} />
          {chunks.map((chunk) => (
            <MessageChunk key={chunk.key} chunk={chunk} surroundings={surroundings} observe={observe} />
          ))}
          <div style={{ blockSize: around.after }} />
        </div>
      </Scroller>
      <Suspense>
        {pill.hasScrolled && <Floating {...{ scroller, labels, pill, arrow }} dayTitle={titleOfDay} />}
        {menuOf && (
          <MessageMenu
            {...menuOf}
            {...{ labels, scroller }}
            onRetry={props.onRetry}
            onDelete={props.onDelete}
            onClose={() => setMenuOf(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** A message whose menu is open, and where it stands. */
export interface MenuTarget {
  readonly row: MessageRowData;
  readonly at: HTMLElement;
}

const nothing = () => undefined;

function useSurroundings(
  { otherName, onRetry = nothing, now: given }: MessageListProps,
  labels: ChatRoomLabels,
  openMenu: (target: MenuTarget) => void,
): RowSurroundings {
  const { locale } = useIskra();
  const [mountedAt] = useState(() => new Date());
  const retry = useLatest(onRetry);
  const now = given ?? mountedAt;
  return useMemo(
    () => ({ labels, locale, now, otherName, openMenu, onRetry: (clientId) => retry.current(clientId) }),
    [labels, locale, now, otherName, openMenu, retry],
  );
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
