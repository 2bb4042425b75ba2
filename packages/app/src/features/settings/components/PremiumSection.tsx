import { Banner, Button, Card, Text, color } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FormattedDate } from 'react-intl';
import styled from 'styled-components';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { partOver } from '../../../shared/layout';
import { usePremiumDialog } from '../../premium';
import { settingsMessages as messages } from '../messages';
import { SectionEdit } from '../model/SectionEdit';
import { EditableSection } from './EditableSection';
import { Buttons } from './Settings.styles';

const RemoveDialog = partOver(
  async () => (await import('./RemoveDialog')).RemoveDialog,
  ({ onClose }) => onClose,
);

/** Until when premium is on, and its removal in edit mode; without premium, the way to it [SET-01, SET-08]. */
export const PremiumSection = observer(function PremiumSection() {
  const { premium, clock } = useStores();
  const [edit] = useState(() => new SectionEdit<object, never>(() => ({}), clock));
  const isAbout = premium.isActive || premium.removing.isLoading || edit.isSaved;
  useEffect(() => {
    // Over by itself: there is nothing to remove any more.
    if (!isAbout) edit.cancel();
  }, [edit, isAbout]);
  if (!isAbout) return <NoPremium />;
  return <Subscription edit={edit} />;
});

const Subscription = observer(function Subscription({ edit }: { edit: SectionEdit<object, never> }) {
  const { premium } = useStores();
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  return (
    <Gold data-on={premium.isActive || undefined}>
      <EditableSection
        title={t(messages.premium)}
        edit={edit}
        canEdit={premium.isActive}
        view={premium.isActive ? <Until /> : <Text as="p">{t(messages.noPremium)}</Text>}
        form={
          <>
            <Until />
            {premium.removing.isFailed && <Banner tone="error">{t(messages.removeFailed)}</Banner>}
            <Buttons>
              <Button variant="danger" onClick={() => setAsked(true)}>
                {t(messages.remove)}
              </Button>
              <Button variant="text" onClick={edit.cancel}>
                {t(messages.reset)}
              </Button>
            </Buttons>
          </>
        }
      />
      {isAsked && <RemoveDialog onRemoved={edit.finish} onClose={() => setAsked(false)} />}
    </Gold>
  );
});

/** The day until which premium is on; renewal there is none (D-22). */
const Until = observer(function Until() {
  const { expiresAt } = useStores().premium;
  const t = useText();
  const { review } = usePremiumDialog();
  return (
    <div>
      {expiresAt && (
        <Text as="p" variant="title">
          {t(messages.until)} <FormattedDate value={expiresAt} day="numeric" month="long" year="numeric" />
        </Text>
      )}
      <Text as="p" variant="small" tone="secondary">
        {t(messages.noRenewal)}
      </Text>
      {review && (
        <Text as="p" variant="small" tone="secondary">
          {review}
        </Text>
      )}
    </div>
  );
});

function NoPremium() {
  const t = useText();
  const dialog = usePremiumDialog();
  return (
    <Card title={t(messages.premium)}>
      <Text as="p" tone="secondary">
        {dialog.review ?? t(messages.noPremium)}
      </Text>
      <Buttons>
        <Button variant="premium" onClick={dialog.open}>
          {t(messages.getPremium)}
        </Button>
      </Buttons>
    </Card>
  );
}

const Gold = styled.div`
  &[data-on] > section {
    border-color: ${color('premium-border')};
    background: ${color('premium-soft')};
  }
`;
