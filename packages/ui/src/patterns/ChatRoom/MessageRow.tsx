import { Check, CheckCheck, CircleAlert, Clock3, Heart } from '../../icons/icons';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import type { Locale } from '../../theme/IskraContext';
import type { MessageRowData } from './Rows';
import type { ChatRoomLabels } from './chatRoom.labels';
import { formatDay, formatTime, isSameDate } from './formatChat';
import { isEmojiOnly, messageParts } from './messageParts';
import { RetryLink, SystemPill, UnreadLine } from './MessageList.styles';

/** What every row of a list needs. */
export interface RowSurroundings {
  readonly labels: ChatRoomLabels;
  readonly locale: Locale;
  readonly now: Date;
  readonly otherName: string;
  readonly onRetry: (clientId: string) => void;
}

interface MessageRowProps extends RowSurroundings {
  row: MessageRowData;
}

/** One message with what stands above it (day, separator) and under it (time, state) [CHT-04]. */
export function MessageRow({ row, ...rest }: MessageRowProps) {
  const { message, side } = row;
  const { labels } = rest;
  return (
    <>
      {row.isDayStart && <div data-day={message.createdAt}>{dayTitle(message.createdAt, rest)}</div>}
      {row.isUnreadStart && (
        <UnreadLine data-part="unread" role="separator" aria-label={labels.newMessages}>
          {labels.newMessages}
        </UnreadLine>
      )}
      <div data-side={side} data-key={row.key} data-group-start={row.isGroupStart || undefined}>
        {side === 'system' ? (
          <SystemPill>
            <Heart size={16} />
            <bdi>{message.content}</bdi>
          </SystemPill>
        ) : (
          <TextMessage row={row} {...rest} />
        )}
        {side !== 'system' && row.isGroupEnd && message.status !== 'failed' && (
          <div data-part="meta">
            <time dateTime={message.createdAt}>{formatTime(message.createdAt)}</time>
            {side === 'own' && <StatusMark status={message.status} labels={labels} />}
          </div>
        )}
        {message.status === 'failed' && <FailedNote row={row} {...rest} />}
      </div>
    </>
  );
}

/** The heading of a day, with 'today' said in words. */
export function dayTitle(
  iso: string,
  { labels, locale, now }: Pick<RowSurroundings, 'labels' | 'locale' | 'now'>,
) {
  const day = formatDay(iso, locale, now);
  return isSameDate(iso, now) ? labels.today(day) : day;
}

function TextMessage({ row, labels, otherName, onRetry }: MessageRowProps) {
  const { message, side, isGroupStart, isGroupEnd } = row;
  const retry = () => message.clientId !== undefined && onRetry(message.clientId);
  const isFailed = message.status === 'failed';
  return (
    <div
      data-part="bubble"
      dir="auto"
      data-side={side}
      data-status={message.status}
      data-group-start={isGroupStart || undefined}
      data-group-end={isGroupEnd || undefined}
      data-emoji={isEmojiOnly(message.content) || undefined}
      onClick={isFailed ? retry : undefined}
    >
      <VisuallyHidden>{side === 'own' ? labels.you : otherName}: </VisuallyHidden>
      {messageParts(message.content).map((part, at) =>
        part.href ? (
          <a key={at} href={part.href} target="_blank" rel="nofollow noopener noreferrer ugc">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </div>
  );
}

function FailedNote({ row, labels, onRetry }: MessageRowProps) {
  const { clientId } = row.message;
  return (
    <div data-part="meta" data-failed>
      <CircleAlert size={16} />
      {labels.failed}
      {clientId !== undefined && (
        <RetryLink type="button" onClick={() => onRetry(clientId)}>
          {labels.retry}
        </RetryLink>
      )}
    </div>
  );
}

const marks = { sending: Clock3, sent: Check, read: CheckCheck, failed: CircleAlert } as const;

function StatusMark({ status, labels }: { status: keyof typeof marks; labels: ChatRoomLabels }) {
  const Mark = marks[status];
  return (
    <>
      <Mark size={14} data-read={status === 'read' || undefined} />
      <VisuallyHidden>{labels[status]}</VisuallyHidden>
    </>
  );
}
