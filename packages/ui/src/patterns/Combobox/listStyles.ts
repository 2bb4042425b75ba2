import { css } from 'styled-components';
import { media } from '../../theme/media';
import { color, radius, shadow, space, z } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { optionRem } from './rowWindow';

/** The list with its options, for what stands around it: it has its style before it opens. */
export const listStyles = css`
  [data-part='popup'] {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(100% + ${space(2)});
    z-index: ${z('sheet')};
    min-inline-size: min(220px, 100vw);
    padding: ${space(2)};
    border-radius: ${radius('md')};
    background: ${color('surface-raised')};
    box-shadow: ${shadow('lg')};
    ${typeStyle('body')}
    color: ${color('text-secondary')};

    &[data-side='top'] {
      inset-block: auto calc(100% + ${space(2)});
    }

    &[data-presentation='fullscreen'] {
      position: static;
      display: flex;
      flex-direction: column;
      flex: 1 1 auto;
      min-block-size: 0;
      padding: 0;
      background: none;
      box-shadow: none;
    }

    > small {
      display: block;
      padding: ${space(2)} ${space(3)};
      ${typeStyle('caption')}
      color: ${color('text-muted')};
    }

    ${media.forcedColors} {
      border: 1px solid;
    }
  }

  [data-part='message'] {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-block-size: ${optionRem}rem;
    padding-inline: ${space(3)};
  }

  [role='listbox'] {
    position: relative;
    max-block-size: min(${optionRem * 6}rem, 60dvh);
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  [data-presentation='fullscreen'] > [role='listbox'] {
    flex: 1 1 auto;
    max-block-size: none;
    min-block-size: 0;
  }

  [role='option'] {
    position: absolute;
    inset-inline: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    block-size: ${optionRem}rem;
    padding-inline: ${space(3)};
    border-radius: ${radius('sm')};
    color: ${color('text-primary')};
    cursor: pointer;

    > span,
    > small {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      overflow-wrap: anywhere;
      line-height: 1.25;
    }

    > small {
      max-inline-size: 50%;
      font-size: 0.875rem;
      text-align: end;
      color: ${color('text-muted')};
    }

    > svg {
      flex: none;
      color: ${color('accent-text')};
    }

    mark {
      background: none;
      color: ${color('accent-text')};
      font-weight: 750;
    }

    ${media.hover} {
      &:hover {
        background: ${color('surface-hover')};
      }
    }

    &[data-active] {
      background: ${color('surface-hover')};
      box-shadow: inset 0 0 0 2px ${color('focus')};
    }

    ${media.forcedColors} {
      &[data-active] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;
