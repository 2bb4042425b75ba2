import { color, focusRing, radius, space, typeStyle, weight } from '@iskra/ui';
import { ArrowRight, Crown } from '@iskra/ui/icons';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { usePremiumDialog } from '../../premium';
import { shellMessages } from '../messages';

/** What premium gives, for those who do not have it [SHL-03]. */
export function PremiumBox() {
  const t = useText();
  const { open } = usePremiumDialog();
  return (
    <Box>
      <strong>
        <Crown size={20} />
        {t(shellMessages.premiumTitle)}
      </strong>
      <p>{t(shellMessages.premiumText)}</p>
      <button type="button" onClick={open}>
        {t(shellMessages.premiumMore)}
        <ArrowRight size={16} strokeWidth={2} />
      </button>
    </Box>
  );
}

const Box = styled.aside`
  ${typeStyle('small')}
  margin-block-start: auto;
  padding: ${space(5)};
  border: 1px solid ${color('premium-border')};
  border-radius: ${radius('lg')};
  background: ${color('premium-soft')};
  color: ${color('text-secondary')};
  & > strong,
  & > button {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    color: ${color('premium-text')};
    font-weight: ${weight('title')};
  }
  & > strong {
    ${typeStyle('body')}
    font-weight: ${weight('title')};
  }
  & > p {
    margin: ${space(1)} 0 ${space(2)};
  }
  & > button {
    min-block-size: 32px;
    padding: 0;
    border: 0;
    border-radius: ${radius('sm')};
    background: none;
    font: inherit;
    font-weight: ${weight('strong')};
    cursor: pointer;
    ${focusRing}
    &:hover {
      text-decoration: underline;
    }
  }
`;
