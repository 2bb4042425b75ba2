import { pagePaths } from '@iskra/api-contract/pagePaths';
import { Card } from '@iskra/ui';
import { ArrowRight, UserRound } from '@iskra/ui/icons';
import { useText } from '../../../shared/i18n';
import { blockedMessages, settingsMessages } from '../messages';
import { RowLink, Rows } from './Settings.styles';

/** The way to whom one blocked [BLK-02]. */
export function PrivacySection() {
  const t = useText();
  return (
    <Card title={t(settingsMessages.privacy)}>
      <Rows>
        <RowLink to={pagePaths.blocked}>
          <UserRound size={20} />
          <span>{t(blockedMessages.title)}</span>
          <ArrowRight size={20} />
        </RowLink>
      </Rows>
    </Card>
  );
}
