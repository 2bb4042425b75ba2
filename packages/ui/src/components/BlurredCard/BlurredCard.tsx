import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { Heart } from '../../icons/icons';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { color, radius, size, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { blurPattern } from './blurPattern';

export interface BlurredCardProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** What it is and what pressing does: 'A hidden like. Find out who'. */
  label: string;
  /** Which of the drawn patterns: the place in the list, never anything of the person. @default 0 */
  seed?: number | undefined;
  /** How many more this card stands for, in place of the heart. */
  count?: number | undefined;
}

// [D-05, LIK-02, LIK-04]
/**
 * Someone who may not be seen yet: a drawn pattern instead of a blurred photo, since what is not here cannot be
 * uncovered.
 */
export const BlurredCard = forwardRef<HTMLButtonElement, BlurredCardProps>(function BlurredCard(props, ref) {
  const { label, seed = 0, count, type = 'button', ...elementProps } = props;
  return (
    <Root ref={ref} type={type} aria-label={label} {...elementProps}>
      <Pattern style={{ backgroundImage: blurPattern(seed) }} />
      {count ? <More aria-hidden>{`+${count}`}</More> : <Heart />}
    </Root>
  );
});

const Root = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 3 / 4;
  padding: 0;
  border: 0;
  border-radius: ${radius('lg')};
  background: ${color('surface-sunken')};
  color: ${color('text-on-photo')};
  overflow: hidden;
  cursor: pointer;
  ${focusRing}
  & > svg {
    position: relative;
    inline-size: ${size('icon-xl')};
    block-size: ${size('icon-xl')};
  }
  ${media.mobile} {
    border-radius: ${radius('photoMobile')};
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    color: ButtonText;
  }
`;

const Pattern = styled.span`
  position: absolute;
  inset: -20px;
  filter: blur(17px);
`;

const More = styled.span`
  position: relative;
  padding: 4px 14px;
  border-radius: ${radius('full')};
  background: ${color('photo-glass')};
  ${typeStyle('title')}
  font-weight: ${weight('title')};
  font-variant-numeric: tabular-nums;
`;
