import type { MouseEvent } from 'react';
import { Check, CheckCheck, CircleAlert, Clock3, EllipsisVertical, Heart } from '../../icons/icons';
import type { AnyMessage } from './chatMessage';
import type { MessageSlots } from './MessageSlots';
import type { MessageRowData } from './Rows';
import type { FirstLabels } from './chatRoom.labels';
import { dayTitle } from './dayTitle';
import { formatTime } from './formatChat';
import { isEmojiOnly, messageParts } from './messageParts';

/** What every row of a list needs. */
export interface RowSurroundings extends Omit<MessageSlots<AnyMessage>, 'menuEntries' | 'menuChoices'> {
  readonly labels: FirstLabels;
  readonly locale: string;
  readonly now: Date;
  readonly timeZone?: string | undefined;
  readonly otherName: string;
  readonly onRetry: (clientId: string) => void;
}

interface MessageRowProps extends RowSurroundings {
  row: MessageRowData;
}

// [CHT-04]
/** One message with what stands above it (day, separator) and under it (time, state). */
export function MessageRow({ row, ...elementProps }: MessageRowProps) {
  const { message, side } = row;
  const { labels } = elementProps;
  return (
    <>
      {row.isDayStart && <div data-day={message.createdAt}>{dayTitle(message.createdAt, elementProps)}</div>}
      {row.isUnreadStart && (
        <div data-part="unread" role="separator" aria-label={labels.newMessages}>
          {labels.newMessages}
        </div>
      )}
      <div data-side={side} data-key={row.key} data-group-start={row.isGroupStart || undefined} tabIndex={-1}>
        {side === 'system' ? (
          <div data-part="system">
            <Heart size={16} />
            <bdi>{message.content}</bdi>
          </div>
        ) : (
          <TextMessage row={row} {...elementProps} />
        )}
        {side !== 'system' && row.isGroupEnd && message.status !== 'failed' && (
          <div data-part="meta">
            <time dateTime={message.createdAt}>{formatTime(message.createdAt, elementProps.timeZone)}</time>
            {side === 'own' && <StatusMark status={message.status} labels={labels} />}
            {elementProps.renderMeta?.(message)}
          </div>
        )}
        {message.status === 'failed' && <FailedNote row={row} {...elementProps} />}
        {side === 'other' && row.isGroupEnd && elementProps.renderAvatar && (
          <span data-part="avatar">{elementProps.renderAvatar(message)}</span>
        )}
      </div>
    </>
  );
}

function TextMessage({ row, labels, otherName, onRetry, renderQuote, renderExtra }: MessageRowProps) {
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
      <span data-hidden>{side === 'own' ? labels.you : otherName}: </span>
      {renderQuote?.(message)}
      {messageParts(message.content).map((part, at) =>
        part.href ? (
          <a key={at} href={part.href} target="_blank" rel="nofollow noopener noreferrer ugc" tabIndex={-1}>
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
      {renderExtra?.(message)}
    </div>
  );
}

function FailedNote({ row, labels, onRetry }: MessageRowProps) {
  const { clientId, reason } = row.message;
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with the deed; the message stays. By touch the field may have kept the focus.
    const row = currentTarget.matches(':focus') && currentTarget.closest<HTMLElement>('[data-key]');
    if (row) row.focus({ preventScroll: true });
    if (clientId !== undefined) onRetry(clientId);
  };
  return (
    <div data-part="meta" data-failed>
      <CircleAlert size={16} />
      <span>{reason ? `${labels.failed}: ${reason}` : labels.failed}</span>
      {clientId !== undefined && (
        <button type="button" tabIndex={-1} onClick={retry}>
          {labels.retry}
        </button>
      )}
      <button type="button" tabIndex={-1} aria-label={labels.messageActions} aria-haspopup="menu">
        <EllipsisVertical size={16} />
      </button>
    </div>
  );
}

const marks = { sending: Clock3, sent: Check };

function StatusMark({ status, labels }: { status: AnyMessage['status']; labels: FirstLabels }) {
  const Mark = status in marks ? marks[status as keyof typeof marks] : CheckCheck;
  return (
    <>
      <Mark size={14} data-read={status === 'read' || undefined} />
      <span data-hidden>{labels[status]}</span>
    </>
  );
}
