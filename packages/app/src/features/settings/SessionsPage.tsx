import { Button, ErrorState } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useRefreshed } from '../../model/useFollowed';
import { useNextInPlace } from '../../shared/focus/useNextInPlace';
import { useText } from '../../shared/i18n';
import { partOver } from '../../shared/layout';
import { SessionRow, SessionRowSkeleton } from './components/SessionRow';
import { Buttons, Hint, RowList } from './components/Settings.styles';
import { SettingsPart } from './components/SettingsPart';
import { sessionsMessages as messages } from './messages';
import { useActiveSessions } from './useActiveSessions';

const EndOthersDialog = partOver(
  async () => (await import('./components/EndOthersDialog')).EndOthersDialog,
  ({ onClose }) => onClose,
);

/** Where the member is signed in, to sign out there (D-26). */
export const SessionsPage = observer(function SessionsPage() {
  const sessions = useActiveSessions();
  const t = useText();
  useRefreshed(sessions.query);
  return (
    <SettingsPart title={t(messages.title)}>
      <Sessions />
    </SettingsPart>
  );
});

const Sessions = observer(function Sessions() {
  const sessions = useActiveSessions();
  const t = useText();
  const { list, handleGone } = useNextInPlace<HTMLDivElement>();
  const { current, others, loading } = sessions;
  if (!current && loading.isFailed)
    return <ErrorState title={t(messages.failed)} onRetry={() => void sessions.load()} />;
  return (
    <div ref={list} tabIndex={-1}>
      <Hint>{t(messages.hint)}</Hint>
      <RowList aria-label={t(current ? messages.title : messages.loading)} aria-busy={loading.isLoading}>
        {current ? <SessionRow session={current} /> : <SessionRowSkeleton />}
        {others.map((session, at) => (
          <SessionRow key={session.id} session={session} onGone={() => handleGone(at)} />
        ))}
      </RowList>
      {current && <Others onGone={() => handleGone(0)} />}
    </div>
  );
});

/** The end of all others, or that there are none. */
const Others = observer(function Others({ onGone }: { onGone: () => void }) {
  const { others } = useActiveSessions();
  const t = useText();
  const [isAsked, setAsked] = useState(false);

  function handleEnded(): void {
    setAsked(false);
    onGone();
  }

  if (others.length === 0 && !isAsked) return <p>{t(messages.nowhereElse)}</p>;
  return (
    <Buttons>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t(messages.endOthers)}
      </Button>
      {isAsked && <EndOthersDialog onEnded={handleEnded} onClose={() => setAsked(false)} />}
    </Buttons>
  );
});
