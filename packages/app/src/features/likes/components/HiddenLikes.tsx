import { Button, color, focusRing, media, radius, space, typeStyle } from '@iskra/ui';
import { Crown, Heart } from '@iskra/ui/icons';
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
      <Banner>
        <Crown size={24} />
        <p>{t(messages.banner)}</p>
        <Button variant="neutral" onClick={premium.open}>
          {t(messages.more)}
        </Button>
      </Banner>
      <PeopleGrid>
        {Array.from({ length: Math.min(count, shownAtMost) }, (_, index) => (
          <Tile key={index} type="button" aria-label={t(messages.hidden)} onClick={premium.open}>
            <span style={{ backgroundImage: pattern(index) }} />
            <Heart size={44} />
          </Tile>
        ))}
      </PeopleGrid>
    </>
  );
}

/** Four soft spots from a seed of the index. */
function pattern(index: number): string {
  const random = (salt: number) => ((index + 1) * 7919 + salt * 104729) % 97;
  return [0, 1, 2, 3]
    .map((spot) => {
      const hue = (320 + (random(spot) % 70)) % 360;
      const place = `${random(spot + 5)}% ${random(spot + 9)}%`;
      return `radial-gradient(circle at ${place}, hsl(${hue} 45% ${62 + (random(spot + 13) % 20)}%), transparent 60%)`;
    })
    .join(', ');
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

const Tile = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 4;
  padding: 0;
  border: 0;
  border-radius: ${radius('lg')};
  background: ${color('surface-sunken')};
  color: ${color('text-on-photo')};
  overflow: hidden;
  cursor: pointer;
  ${focusRing}
  & > span {
    position: absolute;
    inset: -20px;
    filter: blur(17px);
  }
  & > svg {
    position: relative;
  }
  ${media.mobile} {
    border-radius: ${radius('photoMobile')};
  }
`;
