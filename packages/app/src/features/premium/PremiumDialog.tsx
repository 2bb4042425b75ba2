import { Button, color, space, typeStyle } from '@iskra/ui';
import { Dialog } from '@iskra/ui/Dialog';
import { Heart, MessageCircle, Zap } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useStores } from '../../app/StoresContext';
import { useText } from '../../shared/i18n';
import { premiumMessages as messages } from './messages';

const benefits = [
  { text: messages.likes, Icon: Heart },
  { text: messages.dialogues, Icon: MessageCircle },
  { text: messages.swipes, Icon: Zap },
];

export interface PremiumDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The three benefits, and when the day's likes come back once they are used up [PRE-01, ENC-11]. */
export const PremiumDialog = observer(function PremiumDialog({ isOpen, onOpenChange }: PremiumDialogProps) {
  const { encounters } = useStores();
  const { formatTime } = useIntl();
  const t = useText();
  const resetsAt = encounters.likesLeft === 0 ? encounters.limitResetsAt : undefined;
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content title={t(messages.title)} description={t(messages.lead)}>
        {resetsAt && <Limit>{t(messages.limit, { time: formatTime(resetsAt) })}</Limit>}
        <Benefits>
          {benefits.map(({ text, Icon }) => (
            <li key={text.id}>
              <Icon size={24} />
              {t(text)}
            </li>
          ))}
        </Benefits>
        <Button variant="premium" size="lg" fullWidth onClick={() => onOpenChange(false)}>
          {t(messages.close)}
        </Button>
      </Dialog.Content>
    </Dialog.Root>
  );
});

const Benefits = styled.ul`
  ${typeStyle('body')}
  display: grid;
  gap: ${space(4)};
  margin: ${space(4)} 0 ${space(6)};
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    gap: ${space(3)};
  }
  & svg {
    flex: none;
    color: ${color('premium-text')};
  }
`;

const Limit = styled.p`
  ${typeStyle('small')}
  margin: ${space(4)} 0 0;
  color: ${color('text-secondary')};
`;
