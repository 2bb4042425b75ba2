import styled, { keyframes } from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { ownRoot } from '../../theme/ownRoot';
import { layout } from '../../theme/scales';
import {
  color,
  duration,
  easing,
  radius,
  shadow,
  size,
  space,
  travel,
  weight,
  z,
} from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

const enter = keyframes`from { opacity: 0; transform: translateY(${travel('12px')}); }`;
const leave = keyframes`to { opacity: 0; }`;

/**
 * The place and its list: one styled element, since it stands on every page from the start. A page whose own header is not
 * as high as the AppShell's says by `--iskra-toast-top` where toasts begin.
 */
export const Region = styled.section`
  position: fixed;
  inset-block-start: var(--iskra-toast-top, ${space(6)});
  inset-inline-end: ${space(6)};
  z-index: ${z('toast')};
  inline-size: min(${size('toast')}, calc(100vw - 2 * ${space(3)}));
  pointer-events: none;
  outline: none;
  ${media.mobile} {
    inset-block-start: var(
      --iskra-toast-top,
      calc(${layout.mobileHeader}px + env(safe-area-inset-top) + ${space(2)})
    );
    inset-inline: ${space(3)};
    inline-size: auto;
  }
  /* Under the bar with the buttons of a Lightbox, which holds the page and so the toast's time. */
  body:has([data-iskra-lightbox]) & {
    inset-block-start: calc(76px + env(safe-area-inset-top));
  }
  > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** A toast and all that is in it: one styled element keeps it cheap to show. */
export const Card = styled.li`
  ${ownRoot}
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 14px ${space(4)};
  border: 1px solid ${color('border-raised')};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  box-shadow: ${shadow('md')};
  pointer-events: auto;
  touch-action: none;
  --avatar-ring: ${color('surface-raised')};
  animation: ${enter} ${duration('base')} ${easing('standard')};
  &[data-state='closed'] {
    pointer-events: none;
    animation: ${leave} ${duration('fast')} ${easing('standard')} forwards;
  }
  > [data-part='symbol'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${size('action-sm')};
    block-size: ${size('action-sm')};
    border-radius: ${radius('full')};
    background: ${color('surface-sunken')};
    color: ${color('text-secondary')};
    & > svg {
      inline-size: ${size('icon-lg')};
      block-size: ${size('icon-lg')};
    }
    &[data-type='like'],
    &[data-type='message'] {
      background: ${color('accent-soft')};
      color: ${color('accent-text')};
    }
    &[data-type='like'] > svg {
      fill: currentColor;
    }
    &[data-type='premium'] {
      background: ${color('premium-soft')};
      color: ${color('premium-text')};
    }
    &[data-type='success'] {
      background: ${color('positive-soft')};
      color: ${color('positive-text')};
    }
    &[data-type='error'] {
      background: ${color('negative-soft')};
      color: ${color('negative-text')};
    }
  }
  > [data-part='words'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='title'],
  [data-part='text'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-part='title'] {
    font-weight: ${weight('strong')};
  }
  [data-part='text'] {
    color: ${color('text-secondary')};
    ${typeStyle('small')}
  }
  /* The link's area covers the card under the close button, without nesting one in the other. */
  a {
    color: ${color('accent-text')};
    ${typeStyle('small')}
    font-weight: 650;
    text-decoration: none;
    border-radius: ${radius('sm')};
    ${focusRing}
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${radius('lg')};
    }
  }
  > button,
  [data-part='words'] > button {
    position: relative;
  }
  [data-part='words'] > button {
    display: block;
    min-block-size: 36px;
    margin-block: ${space(2)} 0;
    padding: 0 ${space(3)};
    border: 1px solid ${color('border-strong')};
    border-radius: ${radius('full')};
    background: transparent;
    color: ${color('accent-text')};
    ${typeStyle('small')}
    font-weight: 650;
    cursor: pointer;
    ${focusRing}
    ${media.coarse} {
      min-block-size: 44px;
    }
    ${media.hover} {
      &:hover {
        background: ${color('accent-soft')};
      }
    }
  }
`;
