import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { ownRoot } from '../../theme/ownRoot';
import { color, duration, easing, gradient, radius, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

/** The card and all that every card has: one styled element instead of seven keeps a card cheap to mount. */
export const CardFrame = styled.div`
  ${ownRoot}
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  border-radius: ${radius('lg')};
  background: ${color('skeleton')};
  color: ${color('text-on-photo')};

  [data-part='photos'] {
    position: absolute;
    inset: 0;

    &::before {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block-start: 0;
      z-index: 1;
      block-size: 96px;
      background: ${gradient('photo-top')};
      pointer-events: none;
    }
  }

  [data-part='photos'] > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 42%;
    opacity: 0;
    transition: opacity ${duration('fast')} linear;
    -webkit-user-drag: none;
    -webkit-user-select: none;

    &[data-current] {
      opacity: 1;
    }
  }

  [data-part='text'] {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 2;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: ${space(2)};
    box-sizing: border-box;
    min-block-size: 44%;
    padding: ${space(6)};
    background: ${gradient('photo-bottom')};
    pointer-events: none;
    text-align: start;

    /* What lies under the words belongs to the photo, the words may be selected. */
    h2 > span,
    [data-part='place'] > span,
    li {
      pointer-events: auto;
    }
  }

  h2 {
    margin: 0;
    min-inline-size: 0;
    ${typeStyle('heading')}

    > span {
      overflow: hidden;
      /* The line is too tight for the foot of a g. */
      padding-block-end: 0.15em;
      margin-block-end: -0.15em;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
      overflow-wrap: anywhere;

      /* More lines of so large a text would reach the figure of the photos. */
      @media (max-height: 40em) {
        -webkit-line-clamp: 3;
      }
    }

    /* Its space and its dot are never parted from the last word. */
    i {
      white-space: nowrap;
    }

    i::after {
      content: '';
      display: inline-block;
      box-sizing: border-box;
      inline-size: 12px;
      block-size: 12px;
      margin-inline-start: ${space(1)};
      vertical-align: 0.1em;
      border-radius: ${radius('full')};
      border: 2px solid ${color('text-on-photo')};
    }

    i[data-online]::after {
      border-color: ${color('photo-online')};
      background: ${color('photo-online')};
    }
  }

  [data-part='about'] {
    display: grid;
    gap: ${space(2)};
  }

  [data-part='place'] {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    margin: 0;
    ${typeStyle('body')}

    svg {
      flex: none;
    }
  }
`;

export const Fallback = styled.div`
  position: absolute;
  inset: 0 0 30%;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  color: ${color('text-secondary')};
  ${typeStyle('small')}

  /* With text so large the words about the person need most of the card. */
  @media (max-height: 40em) {
    inset-block-end: auto;
    padding-block-start: ${space(12)};

    /* The figure says it too, and so does the name of the place for readers. */
    & > span:last-child {
      display: none;
    }
  }
`;

export const RetryButton = styled.button`
  min-block-size: 44px;
  padding: 0 ${space(4)};
  border: 0;
  border-radius: ${radius('full')};
  background: ${color('surface-card')};
  color: ${color('text-primary')};
  font: inherit;
  font-weight: ${weight('strong')};
  cursor: pointer;
  ${focusRing}
`;

export const Bars = styled.div`
  position: absolute;
  inset-block-start: 14px;
  inset-inline: ${space(4)};
  z-index: 2;
  display: flex;
  gap: 6px;

  i {
    flex: 1;
    block-size: 4px;
    border-radius: ${radius('full')};
    background: ${color('text-on-photo')};
    opacity: 0.5;
  }

  i[data-current] {
    opacity: 1;
  }
`;

export const Counter = styled.div`
  position: absolute;
  inset-block-start: 30px;
  inset-inline-end: ${space(4)};
  z-index: 2;
  display: grid;
  place-items: center;
  block-size: 28px;
  padding-inline: 10px;
  border-radius: ${radius('full')};
  background: ${color('photo-glass')};
  ${typeStyle('caption')}
  font-variant-numeric: tabular-nums;
`;

export const Arrow = styled.button`
  position: absolute;
  inset-block-start: calc(50% - 44px);
  z-index: 3;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius('full')};
  background: ${color('photo-glass')};
  color: inherit;
  cursor: pointer;
  transition: scale ${duration('fast')} ${easing('standard')};
  ${focusRing}

  /* With text so large the words about the person reach the middle: stand right under the counter. */
  @media (max-height: 40em) {
    inset-block-start: 66px;
  }

  &:focus-visible {
    outline-color: ${color('text-on-photo')};
  }

  &:active {
    scale: 0.96;
  }

  /* At its end it is there for the keyboard only, which may have it. */
  &[aria-disabled] {
    pointer-events: none;

    &:not(:focus-visible) {
      opacity: 0;
    }

    svg {
      opacity: 0.35;
    }
  }

  &[data-side='previous'] {
    inset-inline-start: 14px;
  }

  &[data-side='next'] {
    inset-inline-end: 14px;
  }

  [dir='rtl'] & svg {
    scale: -1 1;
  }
`;

export const Goals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: ${space(2)} 0 0;
  padding: 0;
  list-style: none;
  ${typeStyle('small')}
  font-weight: ${weight('medium')};

  li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 32px;
    padding-inline: ${space(3)};
    border-radius: ${radius('full')};
    background: ${color('photo-chip')};
  }

  svg {
    inline-size: 16px;
    block-size: 16px;
  }

  ${media.forcedColors} {
    li {
      border: 1px solid;
    }
  }
`;
