import styled from 'styled-components';
import { avatarLook, dotPlace, faceLook } from '../../primitives/Avatar/avatarLook';
import { badgeLook } from '../../primitives/Badge/badgeLook';
import { dotLook } from '../../primitives/OnlineDot/dotLook';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { ownRoot } from '../../theme/ownRoot';
import { color, duration, easing, radius, space, weight, z } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export const ListRoot = styled.nav`
  ${ownRoot}
  display: block;
  min-block-size: 0;
  block-size: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  --avatar-ring: ${color('surface-page')};

  ul {
    margin: 0;
    padding: 0 ${space(3)} ${space(3)};
    list-style: none;
  }

  > [data-part='offline'] {
    position: sticky;
    inset-block-start: 0;
    z-index: ${z('sticky')};
    margin: 0;
    padding: ${space(2)} ${space(6)};
    background: ${color('surface-sunken')};
    ${typeStyle('small')}
    color: ${color('text-secondary')};
  }

  li {
    padding-block-end: ${space(1)};
  }

  [data-part='row'] {
    display: flex;
    align-items: center;
    gap: ${space(1)};

    > a {
      flex: 1;
      min-inline-size: 0;
    }
  }

  /* Of a long list only some rows are drawn, so all of them are of one height. */
  > [data-part='virtual'] {
    --row-pitch: calc(4.75rem + ${space(1)});
    display: flow-root;
    padding-block-end: 0;

    > li {
      box-sizing: border-box;
      block-size: var(--row-pitch);
    }
  }

  ${media.mobile} {
    ul {
      padding-inline: 0;
    }
  }

  /* One styled element for all rows: a part of its own for each made a list twice as dear to draw. */
  a[data-id] {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 14px;
    /* With the reader's text size. */
    block-size: 4.75rem;
    padding-inline: ${space(3)};
    border-radius: ${radius('md')};
    color: ${color('text-primary')};
    text-decoration: none;
    transition: background-color ${duration('fast')} ${easing('standard')};
    ${focusRing}

    &:focus-visible {
      outline-offset: -2px;
    }

    ${media.hover} {
      &:hover {
        background: ${color('surface-hover')};
      }
    }

    &[aria-current] {
      background: ${color('accent-soft')};
      --avatar-ring: ${color('accent-soft')};
    }

    ${media.mobile} {
      padding-inline: ${space(4)};
      border-radius: 0;
    }

    ${media.forcedColors} {
      &[aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }

    [data-part='text'] {
      display: grid;
      grid-template: 1.5rem 1.5rem / minmax(0, 1fr) auto;
      align-items: center;
      column-gap: ${space(2)};
      ${typeStyle('small')}
      color: ${color('text-muted')};

      > b,
      > span:nth-child(2) {
        overflow: hidden;
        /* Whatever their script, they begin at the avatar. */
        text-align: -webkit-match-parent;
        text-align: match-parent;
        text-overflow: ellipsis;
        white-space: nowrap;
      }

      > span:nth-child(2) {
        grid-area: 2 / 1;
      }

      > span:nth-child(2):not([data-unread]) {
        grid-column: 1 / -1;
      }

      > [data-part='badge'] {
        ${badgeLook}
        grid-area: 2 / 2;
        justify-self: end;
      }

      > [data-part='meta'] {
        grid-area: 1 / 3 / -1;
      }
    }

    [data-part='avatar'] {
      ${avatarLook}
      inline-size: 52px;

      > :first-child {
        ${faceLook}
        /* With the circle, which does not grow with the reader's text. */
        font-size: calc(52px * 0.38);
      }

      > [data-online] {
        ${dotLook}
        ${dotPlace}
      }
    }

    b {
      ${typeStyle('body')}
      font-weight: ${weight('strong')};
      color: ${color('text-primary')};
    }

    /* Words for readers between what is seen; at the start of the row, or they would widen the list. */
    i {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    time {
      grid-area: 1 / 2;
      ${typeStyle('caption')}
      font-variant-numeric: tabular-nums;
      text-align: end;
    }

    [data-part='text'] > [data-unread] {
      color: ${color('text-primary')};
      font-weight: 600;
    }

    [data-silent] {
      font-style: italic;
    }

    [data-draft] {
      color: ${color('accent-text')};
    }

    [data-failed] {
      color: ${color('negative-text')};
    }

    [data-failed] > svg {
      display: inline;
      vertical-align: -3px;
      margin-inline-end: ${space(1)};
    }
  }
`;

export const SkeletonRow = styled.div`
  display: grid;
  grid-template-columns: 52px 1fr;
  align-items: center;
  gap: 14px;
  block-size: 4.75rem;
  margin-block-end: ${space(1)};
  padding-inline: ${space(6)};

  ${media.mobile} {
    padding-inline: ${space(4)};
  }

  i {
    display: block;
    border-radius: ${radius('sm')};
    background: ${color('skeleton')};
  }

  > i {
    block-size: 52px;
    border-radius: ${radius('full')};
  }

  span > i {
    block-size: 14px;
    inline-size: 60%;
  }

  span > i + i {
    margin-block-start: 10px;
    inline-size: 88%;
  }
`;
