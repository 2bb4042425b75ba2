import * as Radix from '@radix-ui/react-dialog';
import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media';
import { ownRoot } from '../../theme/ownRoot';
import { color, duration, easing, radius, size, space, travel, z } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

const fadeIn = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(${travel('24px')}); }`;

const glass = `linear-gradient(${color('photo-glass')}, ${color('photo-glass')})`;

export const Backdrop = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${z('modal')};
  background: ${color('scrim')};
  animation: ${fadeIn} ${duration('base')} ${easing('standard')};
  &[data-state='closed'] {
    animation: ${fadeOut} ${duration('base')} ${easing('standard')} forwards;
  }
`;

export const Stage = styled(Radix.Content)`
  ${ownRoot}
  position: fixed;
  inset: 0;
  z-index: ${z('modal')};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
    env(safe-area-inset-left);
  /* Four times: what lies behind must not be read through it. */
  background: ${glass}, ${glass}, ${glass}, ${color('photo-glass')};
  color: ${color('text-on-photo')};
  /* The theme's own ring may be as dark as the ground. */
  --iskra-focus: ${color('text-on-photo')};
  outline: none;
  animation: ${fadeIn} ${duration('base')} ${easing('standard')};
  &[data-state='closed'] {
    animation: ${fadeOut} ${duration('base')} ${easing('standard')} forwards;
  }
`;

export const TopBar = styled.header`
  ${typeStyle('small')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  & > [aria-hidden] {
    margin-inline-end: auto;
  }
  & [aria-disabled='true'] > svg {
    opacity: 0.35;
  }
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const PhotoFrame = styled.div`
  position: relative;
  display: grid;
  min-block-size: 0;
  margin-inline: ${space(16)};
  touch-action: none;
  &[data-zoomed] {
    overflow: hidden;
    cursor: grab;
  }
  ${media.mobile} {
    margin-inline: 0;
  }
`;

export const Shown = styled.div`
  display: grid;
  grid-area: 1 / 1;
  place-items: center;
  place-content: center;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${space(3)};
  min-block-size: 0;
  animation: ${rise} ${duration('base')} ${easing('standard')};
  &[hidden] {
    display: none;
  }
  &[data-status='broken'] {
    grid-template: none;
  }
`;

export const Picture = styled.img`
  grid-area: 1 / 1;
  max-inline-size: 100%;
  max-block-size: 100%;
  border-radius: ${radius('photoMobile')};
  object-fit: contain;
  -webkit-user-select: none;
  transition: opacity ${duration('fast')} ${easing('standard')};
  &[data-status='loading'] {
    opacity: 0;
  }
`;

export const Waiting = styled.div`
  display: grid;
  grid-area: 1 / 1;
  place-items: center;
`;

export const Arrow = styled.div`
  position: absolute;
  inset-block-start: calc(50% - ${size('action-sm')} / 2);
  z-index: 1;
  &[data-side='previous'] {
    inset-inline-start: ${space(3)};
  }
  &[data-side='next'] {
    inset-inline-end: ${space(3)};
  }
  & [aria-disabled='true'] {
    cursor: not-allowed;
  }
  & [aria-disabled='true'] > svg {
    opacity: 0.35;
  }
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`;

export const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-block-size: ${space(16)};
  padding: ${space(3)} ${space(4)};
`;
