import type { Member } from '@iskra/api-contract';
import { Banner, Button } from '@iskra/ui';
import { Ban, Flag } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useStores } from '../../../model/StoresContext';
import { useNextInPlace } from '../../../shared/focus/useNextInPlace';
import { useText } from '../../../shared/i18n';
import { useSafetyDialog } from '../../safety';
import { memberMessages as messages } from '../messages';
import { Actions } from './MemberDetails.styles';

/** Block and report, or unblock [OTH-02, BLK-01, BLK-02]. */
export const SafetyActions = observer(function SafetyActions({ member }: { member: Member }) {
  const { safety } = useStores();
  const dialog = useSafetyDialog();
  const t = useText();
  // One button gives way to the other, and the focus goes on to it.
  const { list, handleGone } = useNextInPlace<HTMLDivElement>();
  const unblockButton = useRef<HTMLButtonElement>(null);

  async function unblock(): Promise<void> {
    await safety.unblock(member.id);
    handleGone(0);
  }

  if (member.block)
    return (
      <Actions ref={list}>
        <Banner
          action={
            <Button
              ref={unblockButton}
              size="sm"
              variant="secondary"
              busy={safety.sending.isLoading}
              onClick={() => void unblock()}
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
    <Actions ref={list}>
      <Button size="sm" variant="text" iconStart={<Flag size={18} />} onClick={() => dialog.report(member)}>
        {t(messages.report)}
      </Button>
      <div data-item>
        <Button
          size="sm"
          variant="text"
          iconStart={<Ban size={18} />}
          onClick={() => dialog.block(member, unblockButton)}
        >
          {t(messages.block)}
        </Button>
      </div>
    </Actions>
  );
});
