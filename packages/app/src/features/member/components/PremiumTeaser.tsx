import { Button, color, radius, space, typeStyle } from '@iskra/ui';
import { Crown } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { usePremiumDialog } from '../../premium';
import { memberMessages as messages } from '../messages';

/** What premium gives, for a regular member who looks at somebody [OTH-05]. */
export const PremiumTeaser = observer(function PremiumTeaser() {
  const { premium } = useStores();
  const { open, review } = usePremiumDialog();
  const t = useText();
  if (premium.isActive) return null;
  return (
    <Teaser aria-label={t(messages.premiumTitle)}>
      <strong>
        <Crown size={20} />
        {t(messages.premiumTitle)}
      </strong>
      <p>{review ?? t(messages.premiumText)}</p>
      <Button size="sm" variant="neutral" onClick={open}>
        {t(messages.premiumMore)}
      </Button>
    </Teaser>
  );
});

const Teaser = styled.aside`
  ${typeStyle('small')}
  margin-block-start: ${space(6)};
  padding: ${space(5)};
  border: 1px solid ${color('premium-border')};
  border-radius: ${radius('lg')};
  background: ${color('premium-soft')};
  color: ${color('text-secondary')};
  & > strong {
    ${typeStyle('lead')}
    display: flex;
    align-items: center;
    gap: ${space(2)};
    color: ${color('premium-text')};
  }
  && > p {
    margin: ${space(1)} 0 ${space(3)};
  }
`;
