import { useMemo, useState, type RefObject } from 'react';
import { laterOver } from '../../primitives/Later/laterOver';
import { IncomingNews } from './IncomingNews';
import type { FirstLabels } from './chatRoom.labels';
import { Floating } from './Floating';
import { Typing } from './Floating.styles';
import { listLifeLabels } from './listLife.labels';
import type { AnyMessage } from './chatMessage';
import type { MessageListProps } from './MessageListProps';
import type { Rows } from './Rows';
import { lowestShown } from './lowestShown';
import { isNearEnd } from './nearEnd';
import { markOf, rowsSince, unreadIds } from './rowsSince';
import { useFailureNews } from './useFailureNews';
import { useFollowing } from './useFollowing';
import { useLoadMore } from './useLoadMore';
import type { MenuTarget } from './menuTarget';
import { useMessageKeys } from './useMessageKeys';
import { useMessagePress } from './useMessagePress';
import type { Place } from './usePlace';
import { useSeen } from './useSeen';
import { useTarget } from './useTarget';

const MessageMenu = laterOver(
  async () => (await import('./MessageMenu')).MessageMenu,
  ({ onClose }) => onClose(),
);

export interface ListLifeProps extends MessageListProps<AnyMessage> {
  rows: Rows;
  /** Not while the first messages are loading. */
  isKnown: boolean;
  scroller: RefObject<HTMLElement | null>;
  place: Place;
  /** With what the caller replaced, of the words of this part too. */
  texts: FirstLabels;
  now: Date;
  /** What was there at the beginning, before this was loaded. */
  firstRows: RefObject<Rows | undefined>;
}

/** All that a list does besides showing messages: follows, tells, announces, asks for more, listens to keys. */
export function ListLife(props: ListLifeProps) {
  const { rows, isKnown, scroller, place, texts, otherName, typing: isTyping = false, firstRows } = props;
  const ready = rows.length > 0;
  const labels = useMemo(() => ({ ...listLifeLabels.en, ...texts }), [texts]);
  const [menuOf, setMenuOf] = useState<MenuTarget | null>(null);
  const pill = useFollowing({ scroller, place, feed: rows, arrivals: sidesSince, first: firstRows, ready });
  const unseen = () => {
    const upTo = isNearEnd(scroller.current) ? rows.keyAt(-1) : lowestShown(scroller.current);
    return upTo === undefined ? [] : unreadIds(rows, upTo);
  };
  useSeen({ scroller, feed: rows, unseen, isInView: always, onSeen: props.onSeen, ready });
  useLoadMore(props, scroller, rows);
  useMessageKeys(rows, scroller, setMenuOf);
  useMessagePress(rows, scroller, setMenuOf);
  useTarget(props);
  useFailureNews(rows, labels, firstRows);
  return (
    <>
      {pill.hasScrolled && <Floating {...props} {...{ labels, pill }} />}
      {menuOf && (
        <MessageMenu
          {...menuOf}
          {...{ labels, scroller }}
          onRetry={props.onRetry}
          onDelete={props.onDelete}
          menuEntries={props.menuEntries}
          menuChoices={props.menuChoices}
          onClose={() => setMenuOf(null)}
        />
      )}
      {isTyping && <Typing aria-hidden>{labels.isTyping(otherName)}</Typing>}
      <IncomingNews rows={isKnown ? rows : undefined} {...{ otherName, isTyping, labels, firstRows }} />
    </>
  );
}

const always = () => true;

const sidesSince = (rows: Rows, before: Rows) => rowsSince(rows, markOf(before)).map(({ side }) => side);
