import { CircleAlert } from '../../icons/icons';
import { memo, type MouseEvent } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { Badge } from '../../primitives/Badge/Badge';
import { RowLink } from './DialogueList.styles';
import type { DialogueItem, DialogueSlots } from './DialogueListProps';
import type { DialogueListLabels } from './dialogueList.labels';
import { formatRowTime } from './formatRowTime';

interface DialogueRowProps extends DialogueSlots<DialogueItem> {
  item: DialogueItem;
  isSelected: boolean;
  /** The one row that Tab reaches. */
  isTabStop: boolean;
  labels: DialogueListLabels;
  locale: string;
  now: Date;
  timeZone: string | undefined;
  onSelect: (item: DialogueItem, event: MouseEvent<HTMLAnchorElement>) => void;
}

// [CHT-01]
/** One conversation; the whole row is one link, named in one sentence. */
export const DialogueRow = memo(function DialogueRow(props: DialogueRowProps) {
  const { item, isSelected, isTabStop, labels, locale, now, timeZone, onSelect } = props;
  const { renderAvatar, renderMeta, renderEnd } = props;
  const time = item.time === undefined ? undefined : formatRowTime(item.time, locale, now, timeZone);
  const unread = isSelected ? 0 : item.unread;
  const text = textOf(item, labels);
  const isSaid = Boolean(item.lastText) && !item.draft && !item.failed;
  const about = [item.online && labels.online, unread > 0 && labels.unread(unread)].filter(Boolean);
  const link = (
    <RowLink
      href={item.href}
      aria-current={isSelected ? 'page' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-id={item.id}
      data-silent={item.lastText ? undefined : ''}
      onClick={(event) => onSelect(item, event)}
    >
      {renderAvatar ? (
        <span aria-hidden>{renderAvatar(item)}</span>
      ) : (
        <Avatar src={item.avatar ?? null} name={item.name} size={52} online={item.online} decorative />
      )}
      <span data-part="text">
        <b dir="auto">
          {item.name}
          <i>
            {about.map((part) => `, ${part}`)}, {isSaid && labels.last}
          </i>
        </b>
        <span
          dir="auto"
          data-unread={unread > 0 || undefined}
          data-silent={item.lastText || item.draft || item.failed ? undefined : ''}
          data-draft={item.draft ? '' : undefined}
          data-failed={item.failed || undefined}
        >
          {item.failed && <CircleAlert size={16} />}
          {text}
        </span>
        {time && (
          <time dateTime={item.time}>
            <i>, </i>
            {time}
          </time>
        )}
        <Badge count={unread} aria-hidden />
        {renderMeta && <span data-part="meta">{renderMeta(item)}</span>}
      </span>
    </RowLink>
  );
  if (!renderEnd) return link;
  return (
    <div data-part="row">
      {link}
      {renderEnd(item)}
    </div>
  );
});

function textOf(item: DialogueItem, labels: DialogueListLabels): string {
  if (item.failed) return labels.failed;
  if (item.draft) return labels.draft(item.draft);
  if (!item.lastText) return labels.noMessages;
  return item.isOwnLast ? labels.you(item.lastText) : item.lastText;
}
