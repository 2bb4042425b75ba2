import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { ownRoot } from '../../theme/ownRoot';
import { color, duration, easing, radius, size, space } from '../../theme/tokenRefs';

export const CardRoot = styled.article`
  ${ownRoot}
  position: relative;
  min-inline-size: 0;
  & > a {
    display: block;
    border-radius: ${radius('lg')};
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }
`;

export const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 4;
  overflow: hidden;
  border-radius: ${radius('lg')};
  background: ${color('skeleton')};
  color: ${color('text-muted')};
  ${media.mobile} {
    border-radius: ${radius('photoMobile')};
  }
  & > svg {
    inline-size: 40%;
    block-size: 40%;
  }
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 42%;
    transition: transform ${duration('slow')} ${easing('standard')};
  }
  ${media.hover} {
    a:hover > & > img {
      transform: scale(calc(1 + 0.03 * var(--iskra-travel)));
    }
  }
`;

export const PremiumCorner = styled.span`
  position: absolute;
  inset-block-start: ${space(3)};
  inset-inline-end: ${space(3)};
`;

export const Caption = styled.span`
  display: block;
  padding-block-start: ${space(3)};
`;

export const NameRow = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

/** In the direction of the name, so that the age stands at its end. */
export const WholeName = styled.span`
  display: flex;
  min-inline-size: 0;
  & > :last-child {
    flex: none;
    white-space: nowrap;
  }
`;

export const Bars = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-block-start: ${space(3)};
  min-block-size: ${size('action-sm')};
`;
