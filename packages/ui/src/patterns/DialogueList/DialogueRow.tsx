import { CircleAlert } from '../../icons/icons';
import { memo, type MouseEvent } from 'react';
import { Portrait } from '../../primitives/Avatar/Portrait';
import { badgeText } from '../../primitives/Badge/badgeText';
import type { DayWords } from '../../locales/DayWords';
import type { DialogueItem, DialogueSlots } from './DialogueListProps';
import type { DialogueListLabels } from './dialogueList.labels';
import { rowTime } from './rowTime';

interface DialogueRowProps extends DialogueSlots<DialogueItem> {
  item: DialogueItem;
  isSelected: boolean;
  /** The one row that Tab reaches. */
  isTabStop: boolean;
  labels: DialogueListLabels;
  locale: string;
  /** Days in short, where they are known. */
  words: DayWords | undefined;
  now: Date;
  timeZone: string | undefined;
  onSelect: (item: DialogueItem, event: MouseEvent<HTMLAnchorElement>) => void;
}

// [CHT-01]
/** One conversation; the whole row is one link, named in one sentence. */
export const DialogueRow = memo(function DialogueRow(props: DialogueRowProps) {
  const { item, isSelected, isTabStop, labels, locale, words, now, timeZone, onSelect } = props;
  const { renderAvatar, renderMeta, renderEnd } = props;
  const time = item.time === undefined ? undefined : rowTime(item.time, { locale, words, now, timeZone });
  const unread = isSelected ? 0 : item.unread;
  const text = textOf(item, labels);
  const isSaid = Boolean(item.lastText) && !item.draft && !item.failed;
  const about = [item.online && labels.online, unread > 0 && labels.unread(unread), isSaid && labels.last];
  const link = (
    <a
      href={item.href}
      aria-current={isSelected ? 'page' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-id={item.id}
      data-silent={item.lastText ? undefined : ''}
      onClick={(event) => onSelect(item, event)}
    >
      {renderAvatar ? <span aria-hidden>{renderAvatar(item)}</span> : <RowAvatar item={item} />}
      <span data-part="text">
        <b dir="auto">
          {item.name}
          <i>{inWords(about)}</i>
        </b>
        <span
          dir="auto"
          data-unread={unread > 0 || undefined}
          data-silent={item.lastText || item.draft || item.failed ? undefined : ''}
          data-draft={item.draft ? '' : undefined}
          data-failed={item.failed || undefined}
        >
          {item.failed ? (
            <>
              <CircleAlert size={16} />
              <span>{text}</span>
            </>
          ) : (
            text
          )}
        </span>
        {time && (
          <time dateTime={item.time}>
            <i>, </i>
            <span>{time}</span>
          </time>
        )}
        {unread > 0 && (
          <span data-part="badge" aria-hidden>
            {badgeText(unread)}
          </span>
        )}
        {renderMeta && <span data-part="meta">{renderMeta(item)}</span>}
      </span>
    </a>
  );
  if (!renderEnd) return link;
  return (
    <div data-part="row">
      {link}
      {renderEnd(item)}
    </div>
  );
});

function RowAvatar({ item: { avatar, name, online } }: { item: DialogueItem }) {
  return (
    <span data-part="avatar" data-online={online || undefined} aria-hidden>
      <span>
        <Portrait src={avatar} name={name} />
      </span>
      {online && <span data-online />}
    </span>
  );
}

/** What readers hear between the name and the text. */
const inWords = (about: readonly (string | false)[]) =>
  `${about
    .slice(0, -1)
    .flatMap((part) => (part ? `, ${part}` : []))
    .join('')}, ${about.at(-1) || ''}`;

function textOf(item: DialogueItem, labels: DialogueListLabels): string {
  if (item.failed) return labels.failed;
  if (item.draft) return labels.draft(item.draft);
  if (!item.lastText) return labels.noMessages;
  return item.isOwnLast ? labels.you(item.lastText) : item.lastText;
}
