import type { Member } from '@iskra/api-contract';
import { Banner, Button } from '@iskra/ui';
import { Ban, Flag } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { useSafetyDialog } from '../../safety';
import { memberMessages as messages } from '../messages';
import { Actions } from './MemberDetails.styles';

/** Block and report, or unblock [OTH-02, BLK-01, BLK-02]. */
export const SafetyActions = observer(function SafetyActions({ member }: { member: Member }) {
  const { safety } = useStores();
  const dialog = useSafetyDialog();
  const t = useText();
  if (member.block)
    return (
      <Actions>
        <Banner
          action={
            <Button
              size="sm"
              variant="secondary"
              busy={safety.sending.isLoading}
              onClick={() => void safety.unblock(member.id)}
            >
              {t(messages.unblock)}
            </Button>
          }
        >
          {t(messages.blocked)}
        </Banner>
      </Actions>
    );
  return (
    <Actions>
      <Button size="sm" variant="text" iconStart={<Flag size={18} />} onClick={() => dialog.report(member)}>
        {t(messages.report)}
      </Button>
      <Button size="sm" variant="text" iconStart={<Ban size={18} />} onClick={() => dialog.block(member)}>
        {t(messages.block)}
      </Button>
    </Actions>
  );
});
