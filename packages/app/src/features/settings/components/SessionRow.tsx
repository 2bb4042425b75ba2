import type { ActiveSession } from '@iskra/api-contract';
import { Button, Skeleton, Text, useAnnounce } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../shared/i18n';
import { useLoading } from '../../../model/useLoading';
import { sessionsMessages as messages } from '../messages';
import { useActiveSessions } from '../useActiveSessions';
import { useDeviceName } from '../useDeviceName';
import { Hint, RowItem } from './Settings.styles';

export interface SessionRowProps {
  session: ActiveSession;
  /** The session is over. @default it is this one, which is not ended here */
  onGone?: () => void;
}

/** A place where the member is signed in: device, last use, since when, and signing out there (D-26). */
export const SessionRow = observer(function SessionRow({ session, onGone }: SessionRowProps) {
  const sessions = useActiveSessions();
  const ending = useLoading('Ending a session');
  const say = useAnnounce();
  const timesId = useId();
  const t = useText();
  const device = useDeviceName()(session);
  const { id } = session;

  function handleEnd(): void {
    say(t(messages.ended, { device }));
    onGone?.();
  }

  return (
    <RowItem data-item={onGone ? true : undefined}>
      <div>
        <strong>{device}</strong>
        <Times id={timesId} session={session} />
        {ending.isFailed && (
          <Text as="p" variant="small" tone="negative" role="alert">
            {t(messages.endFailed)}
          </Text>
        )}
      </div>
      {onGone && (
        <Button
          size="sm"
          variant="secondary"
          busy={ending.isLoading}
          aria-label={t(messages.endOf, { device })}
          aria-describedby={timesId}
          onClick={() => void ending.track(() => sessions.end(id), handleEnd)}
        >
          {t(messages.end)}
        </Button>
      )}
    </RowItem>
  );
});

function Times({ id, session }: { id: string; session: ActiveSession }) {
  const t = useText();
  const { formatDate } = useIntl();
  const { is_current: isCurrent, seen_at: seenAt, started_at: startedAt } = session;
  const seen = formatDate(seenAt, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
  const started = formatDate(startedAt, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Hint id={id}>
      <span>{isCurrent ? t(messages.here) : t(messages.seen, { time: seen })}</span>
      <span>{t(messages.since, { date: started })}</span>
    </Hint>
  );
}

/** In its place while the list loads. */
export function SessionRowSkeleton() {
  return (
    <RowItem aria-hidden>
      <Skeleton style={{ blockSize: 48, inlineSize: '60%' }} />
    </RowItem>
  );
}
