import { Button, color, radius, space, typeStyle } from '@iskra/ui';
import { BlurredCard } from '@iskra/ui/BlurredCard';
import { Crown } from '@iskra/ui/icons';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { PeopleGrid } from '../../nearby';
import { usePremiumDialog } from '../../premium';
import { likesMessages as messages } from '../messages';

const shownAtMost = 24;

/** A banner and drawn patterns: nothing of the real people is here to be seen (D-05) [LIK-02, LIK-04]. */
export function HiddenLikes({ count }: { count: number }) {
  const t = useText();
  const premium = usePremiumDialog();
  return (
    <>
      <Banner aria-label={t(messages.more)}>
        <Crown size={24} />
        <p>{premium.review ?? t(messages.banner)}</p>
        <Button variant="neutral" onClick={premium.open}>
          {t(messages.more)}
        </Button>
      </Banner>
      <PeopleGrid>
        {Array.from({ length: Math.min(count, shownAtMost) }, (_, index) => (
          <BlurredCard key={index} seed={index} label={t(messages.hidden)} onClick={premium.open} />
        ))}
      </PeopleGrid>
    </>
  );
}

const Banner = styled.aside`
  ${typeStyle('body')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  margin-block-end: ${space(6)};
  padding: ${space(5)};
  border: 1px solid ${color('premium-border')};
  border-radius: ${radius('lg')};
  background: ${color('premium-soft')};
  & > svg {
    color: ${color('premium-text')};
  }
  & > p {
    flex: 1 1 220px;
    margin: 0;
  }
`;
