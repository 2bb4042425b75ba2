import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { color, radius, shadow, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

/** Height of a row where no other is asked for, CSS px. */
export const usualRowHeight = 48;

/** The picker with its columns and rows: one styled element for all of them keeps a hundred rows cheap to mount. */
export const PickerFrame = styled.div`
  --row: ${usualRowHeight}px;
  --rows: 5;
  --above: calc((var(--rows) - 1) / 2 * var(--row));
  position: relative;
  display: flex;
  block-size: calc(var(--rows) * var(--row));
  isolation: isolate;

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: var(--above);
    z-index: -1;
    box-sizing: border-box;
    block-size: var(--row);
    border: 1px solid ${color('border-subtle')};
    border-radius: ${radius('md')};
    background: ${color('surface-card')};
    box-shadow: ${shadow('sm')};
  }

  &[data-readonly]::before {
    background: none;
    box-shadow: none;
  }

  &[data-invalid]::before {
    border: 2px solid ${color('negative')};
  }

  > [data-column] {
    flex: 1 1 0;
    min-inline-size: 0;
    block-size: 100%;
    box-sizing: border-box;
    padding-block: var(--above);
    overflow-y: scroll;
    scroll-snap-type: y mandatory;
    overscroll-behavior: none;
    scrollbar-width: none;
    cursor: grab;
    -webkit-user-select: none;
    border-radius: ${radius('md')};
    ${focusRing}

    &::-webkit-scrollbar {
      display: none;
    }

    &[data-scaled] {
      touch-action: pan-x pinch-zoom;
    }

    &[data-chain] {
      overscroll-behavior: auto;
    }

    &[data-windowed] {
      overflow-anchor: none;
      scroll-snap-type: none;
    }

    &[data-dragging] {
      scroll-snap-type: none;
      cursor: grabbing;
    }

    &[data-disabled] {
      pointer-events: none;
    }

    &[data-readonly] {
      overflow: hidden;
      cursor: default;
      touch-action: auto;
    }
  }

  > [data-loading] {
    padding: 0;
    overflow: hidden;
    cursor: progress;
    background: repeating-linear-gradient(
        ${color('skeleton')} 0 calc(var(--row) / 2),
        transparent 0 var(--row)
      )
      50% calc(var(--row) / 4) / 60% 100% no-repeat;
  }

  [data-row] {
    block-size: var(--row);
    padding-inline: ${space(1)};
    scroll-snap-align: center;
    overflow: hidden;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${typeStyle('body')}
    /* In a narrow picker the reader's large text grows as far as its words fit. */
    font-size: min(1rem, 9cqi);
    line-height: var(--row);
    color: ${color('text-muted')};
    font-variant-numeric: tabular-nums;

    &[data-near='1'] {
      font-size: min(1.125rem, 9cqi);
      font-weight: ${weight('medium')};
      color: ${color('text-secondary')};
    }

    &[data-near='0'] {
      ${typeStyle('title')}
      font-size: min(1.375rem, 9cqi);
      line-height: var(--row);
      color: ${color('text-primary')};
    }

    &[data-near='0'][data-placeholder] {
      color: ${color('text-muted')};
      font-weight: ${weight('medium')};
    }

    &[data-disabled] {
      text-decoration: line-through;
    }
  }

  &[data-disabled] [data-row][data-near] {
    color: ${color('text-muted')};
  }

  ${media.forcedColors} {
    &::before {
      border: 2px solid;
    }

    [data-row][data-disabled],
    &[data-disabled] [data-row] {
      color: GrayText;
    }
  }
`;
