import { pagePaths } from '@iskra/api-contract/pagePaths';
import { Card, Stack } from '@iskra/ui';
import { ArrowRight, Lock, TriangleAlert, UserRound } from '@iskra/ui/icons';
import { useText } from '../../../shared/i18n';
import { blockedMessages, reportsMessages, sessionsMessages, settingsMessages } from '../messages';
import { useChatMarks, useOnlineHidden, usePause } from '../useServerSwitches';
import { NewsDot } from './NewsDot';
import { ServerSwitchRow } from './ServerSwitchRow';
import { RowLink, Rows } from './Settings.styles';

/** The pause, the hidden presence, the chat marks, and the ways to whom one blocked, to one's reports and to where one is signed in [BLK-02]. */
export function PrivacySection() {
  const t = useText();
  return (
    <Card title={t(settingsMessages.privacy)}>
      <Stack gap={4}>
        <ServerSwitchRow
          setting={usePause()}
          title={settingsMessages.pause}
          hint={settingsMessages.pauseHint}
          unknown={settingsMessages.pauseUnknown}
        />
        <ServerSwitchRow
          setting={useOnlineHidden()}
          title={settingsMessages.onlineHidden}
          hint={settingsMessages.onlineHiddenHint}
          unknown={settingsMessages.onlineHiddenUnknown}
        />
        <ServerSwitchRow
          setting={useChatMarks()}
          title={settingsMessages.chatMarks}
          hint={settingsMessages.chatMarksHint}
          unknown={settingsMessages.chatMarksUnknown}
        />
        <Rows>
          <RowLink to={pagePaths.blocked}>
            <UserRound size={20} />
            <span>{t(blockedMessages.title)}</span>
            <ArrowRight size={20} />
          </RowLink>
          <RowLink to={pagePaths.reports}>
            <TriangleAlert size={20} />
            <span>
              {t(reportsMessages.title)} <NewsDot />
            </span>
            <ArrowRight size={20} />
          </RowLink>
          <RowLink to={pagePaths.sessions}>
            <Lock size={20} />
            <span>{t(sessionsMessages.title)}</span>
            <ArrowRight size={20} />
          </RowLink>
        </Rows>
      </Stack>
    </Card>
  );
}
