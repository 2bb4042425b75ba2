import { color, space, typeStyle } from '@iskra/ui';
import { Heart, MessageCircle, Zap } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { isTomorrow } from '../isTomorrow';
import { premiumMessages as messages } from '../messages';
import type { PremiumPurchase } from '../../../model/premium/PremiumPurchase';
import { PremiumState } from './PremiumState';
import { Words } from './Premium.styles';

const benefits = [
  { text: messages.likes, Icon: Heart },
  { text: messages.dialogues, Icon: MessageCircle },
  { text: messages.swipes, Icon: Zap },
];

/** Step 1: what premium opens, how the last payment stands, and when the day's likes come back [PRE-01, ENC-11]. */
export const BenefitsStep = observer(function BenefitsStep({ purchase }: { purchase: PremiumPurchase }) {
  const { encounters, clock } = useStores();
  const { formatTime } = useIntl();
  const t = useText();
  const resetsAt = encounters.likesLeft === 0 ? encounters.limitResetsAt : undefined;
  const limit = resetsAt && isTomorrow(resetsAt, clock.now()) ? messages.limitTomorrow : messages.limit;
  return (
    <>
      <PremiumState purchase={purchase} />
      {resetsAt && <Words>{t(limit, { time: formatTime(resetsAt) })}</Words>}
      <Words>{t(messages.lead)}</Words>
      <Benefits>
        {benefits.map(({ text, Icon }) => (
          <li key={text.id}>
            <Icon size={24} />
            {t(text)}
          </li>
        ))}
      </Benefits>
    </>
  );
});

const Benefits = styled.ul`
  ${typeStyle('body')}
  display: grid;
  gap: ${space(4)};
  margin: 0;
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
