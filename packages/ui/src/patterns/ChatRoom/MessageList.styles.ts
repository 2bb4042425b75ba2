import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { color, radius, shadow, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

/* The whole finger fits, although the text is small. */
const linkButton = `
  button {
    position: relative;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
    ${focusRing}

    &::after {
      content: '';
      position: absolute;
      inset: -14px -6px;
    }
  }
`;

/* A line of caption stands there while the other types, and covers no message: also with a larger text. */
const roomOfTyping = `max(${space(4)}, 1rem)`;

export const ListFrame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;

  [data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  > [data-part='middle'] {
    display: grid;
    place-items: center;
    flex: 1;
    padding: ${space(6)};
    color: ${color('text-muted')};
    text-align: center;
  }
`;

export const Scroller = styled.div`
  display: flex;
  flex-direction: column-reverse;
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  > div {
    flex: none;
    padding: ${space(8)};
    padding-block-end: ${roomOfTyping};

    ${media.mobile} {
      padding: ${space(4)};
      padding-block-end: ${roomOfTyping};
    }
  }

  [data-part='note'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space(2)};
    padding: ${space(3)};
    ${typeStyle('small')}
    color: ${color('text-muted')};
    text-align: center;
  }

  ${linkButton}
`;

/** Some rows of messages: one styled element for them all keeps a conversation cheap to mount. */
export const ChunkFrame = styled.div`
  display: flow-root;

  ${linkButton}

  [data-part='unread'] {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    margin-block: ${space(3)};
    ${typeStyle('caption')}
    color: ${color('accent-text')};

    &::before,
    &::after {
      content: '';
      flex: 1;
      border-block-start: 1px solid color-mix(in srgb, ${color('accent-solid')} 35%, transparent);
    }
  }

  [data-part='system'] {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    max-inline-size: 100%;
    padding: ${space(2)} ${space(4)};
    border-radius: ${radius('md')};
    background: ${color('surface-sunken')};
    color: ${color('text-secondary')};
    ${typeStyle('small')}
    overflow-wrap: anywhere;

    svg {
      flex: none;
      color: ${color('accent-text')};
    }
  }
  [data-day] {
    padding-block: ${space(5)} ${space(3)};
    ${typeStyle('caption')}
    font-weight: ${weight('strong')};
    color: ${color('text-secondary')};
    text-align: center;
  }

  [data-key] {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    padding-block-start: ${space(1)};

    &[data-group-start] {
      padding-block-start: ${space(3)};
    }

    &[data-side='own'] {
      align-items: flex-end;
    }

    &[data-side='system'] {
      align-items: center;
      padding-block: ${space(2)};
    }

    scroll-margin-block: ${space(8)};

    [data-avatars] &[data-side='other'] {
      padding-inline-start: 40px;
    }

    /* With no place of its own on this axis it begins where the bubble does. */
    > [data-part='avatar'] {
      position: absolute;
      inset-inline-start: 0;
    }

    &:focus-visible {
      outline: none;

      > :first-child {
        outline: 2px solid ${color('focus')};
        outline-offset: 2px;
      }
    }
  }

  [data-part='bubble'] {
    max-inline-size: min(460px, 86%);
    padding: 10px ${space(4)};
    border-radius: ${radius('lg')};
    background: ${color('bubble-other')};
    color: ${color('bubble-other-text')};
    box-shadow: ${shadow('sm')};
    ${typeStyle('body')}
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    text-align: start;

    ${media.mobile} {
      max-inline-size: min(300px, 86%);
    }

    &:not([data-group-start])[data-side='other'] {
      border-start-start-radius: ${radius('bubbleTail')};
    }

    &[data-side='other'][data-group-end] {
      border-end-start-radius: ${radius('bubbleTail')};
    }

    &[data-side='own'] {
      background: ${color('bubble-own')};
      color: ${color('bubble-own-text')};
      box-shadow: none;
    }

    &[data-side='own'][data-group-end] {
      border-end-end-radius: ${radius('bubbleTail')};
    }

    &[data-side='own'][data-status='sending'],
    &[data-side='own'][data-status='failed'] {
      background: ${color('accent-soft')};
      color: ${color('text-primary')};
      box-shadow: inset 0 0 0 1px ${color('accent-soft-hover')};
    }

    &[data-status='failed'] {
      cursor: pointer;
    }

    &[data-emoji] {
      font-size: 2rem;
      line-height: 2.5rem;
    }

    a {
      color: inherit;
      text-decoration: underline;
      text-underline-offset: 2px;
      ${focusRing}
    }

    a:focus-visible {
      outline-color: currentColor;
    }

    ${media.forcedColors} {
      border: 1px solid;
    }

    /* A finger that rests on it opens the menu, which copies the text. */
    @media (pointer: coarse) {
      -webkit-touch-callout: none;
      -webkit-user-select: none;
    }
  }

  [data-part='meta'] {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    padding-block-start: 6px;
    ${typeStyle('caption')}
    color: ${color('text-muted')};
    font-variant-numeric: tabular-nums;

    svg[data-read] {
      color: ${color('accent-text')};
    }

    &[data-failed] {
      gap: ${space(2)};
      color: ${color('negative-text')};
    }
  }
`;
