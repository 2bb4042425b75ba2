import * as Radix from '@radix-ui/react-dialog';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../../primitives/IconButton';
import { media } from '../../theme/media';
import { ownRoot } from '../../theme/ownRoot';
import { color, duration, easing, radius, shadow, size, space, travel, z } from '../../theme/tokenRefs';

const fadeIn = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(${travel('24px')}); }`;
const sink = keyframes`to { opacity: 0; transform: translateY(${travel('12px')}); }`;
const slideUp = keyframes`from { opacity: calc(1 - var(--iskra-travel)); transform: translateY(${travel('100%')}); }`;
const slideDown = keyframes`
  from { transform: translateY(var(--sheet-offset, 0)); }
  to { opacity: calc(1 - var(--iskra-travel)); transform: translateY(${travel('100%')}); }
`;

export const Overlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${z('modal')};
  background: ${color('scrim')};
  animation: ${fadeIn} ${duration('slow')} ${easing('standard')};
  &[data-state='closed'] {
    animation: ${fadeOut} ${duration('base')} ${easing('standard')} forwards;
  }
`;

export const Panel = styled(Radix.Content)`
  ${ownRoot}
  --dialog-padding: ${space(8)};
  position: fixed;
  inset: 0;
  z-index: ${z('modal')};
  display: flex;
  flex-direction: column;
  inline-size: min(${size('dialog-md')}, calc(100vw - 2 * ${space(3)}));
  block-size: fit-content;
  max-block-size: calc(100dvh - 2 * ${space(6)});
  margin: auto;
  /* Where title and buttons alone have no room, as in large text. */
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color('border-raised')};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  box-shadow: ${shadow('lg')};
  outline: none;
  animation: ${rise} ${duration('slow')} ${easing('emphasised')};
  &[data-state='closed'] {
    animation: ${sink} ${duration('base')} ${easing('standard')} forwards;
  }
  &[data-size='sm'] {
    inline-size: min(${size('dialog-sm')}, calc(100vw - 2 * ${space(3)}));
  }
  &[data-size='lg'] {
    inline-size: min(${size('dialog-lg')}, calc(100vw - 2 * ${space(3)}));
  }
  ${media.mobile} {
    --dialog-padding: ${space(5)};
    &[data-placement='sheet'] {
      inset-block-start: auto;
      inline-size: 100%;
      max-block-size: calc(100dvh - ${space(6)});
      margin: 0;
      padding-block-end: env(safe-area-inset-bottom);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      /* What the emphasised easing overshoots is filled from below. */
      box-shadow: 0 ${space(16)} 0 ${color('surface-raised')};
      animation: ${slideUp} ${duration('slow')} ${easing('emphasised')};
    }
    &[data-placement='sheet'][data-state='closed'] {
      animation: ${slideDown} ${duration('base')} ${easing('standard')} forwards;
    }
  }
  &[data-placement='full'] {
    inline-size: 100%;
    block-size: 100dvh;
    max-block-size: none;
    border: 0;
    border-radius: 0;
  }
`;

export const Header = styled.header`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space(2)};
  padding: var(--dialog-padding) var(--dialog-padding) 0;
  padding-inline-end: calc(var(--dialog-padding) + ${space(10)});
  & > :focus {
    outline: none;
  }
`;

export const Body = styled.div`
  /* WebKit takes a basis of 0 % for no height at all. */
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(4)} var(--dialog-padding) var(--dialog-padding);
  [data-flush] > & {
    padding: 0;
  }
  /* A strip between title and buttons would be no place to read in: all of it scrolls. */
  @media (max-height: 22em) {
    flex: none;
    [data-placement='full'] > & {
      flex: 1;
    }
  }
`;

export const Footer = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  padding: 0 var(--dialog-padding) var(--dialog-padding);
  ${media.mobile} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

export const CloseButton = styled(IconButton)`
  position: absolute;
  inset-block-start: ${space(5)};
  inset-inline-end: ${space(5)};
  /* Still there for the sheet's drag, which closes by pressing it. */
  &[data-hidden] {
    display: none;
  }
  ${media.mobile} {
    inset-block-start: ${space(3)};
    inset-inline-end: ${space(3)};
  }
`;

export const Grip = styled.div`
  display: none;
  position: absolute;
  inset-block-start: 0;
  inset-inline: ${space(16)};
  block-size: ${space(8)};
  cursor: grab;
  touch-action: none;
  &::after {
    content: '';
    display: block;
    inline-size: ${space(10)};
    block-size: ${size('track')};
    margin: ${space(2)} auto;
    border-radius: ${radius('full')};
    background: ${color('track')};
  }
  ${media.mobile} {
    [data-placement='sheet'] > & {
      display: block;
    }
  }
`;
