import styled from 'styled-components';
import { color, focusRing, media, radius, shadow, space, typeStyle, weight } from '../../theme';

/** Height of a row, CSS px. */
export const rowHeight = 48;

export const PickerFrame = styled.div`
  position: relative;
  display: flex;
  block-size: ${rowHeight * 5}px;
  isolation: isolate;

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: ${rowHeight * 2}px;
    z-index: -1;
    box-sizing: border-box;
    block-size: ${rowHeight}px;
    border: 1px solid ${color('border-subtle')};
    border-radius: ${radius('md')};
    background: ${color('surface-card')};
    box-shadow: ${shadow('sm')};
  }

  &[data-invalid]::before {
    border: 2px solid ${color('negative')};
  }

  ${media.forcedColors} {
    &::before {
      border: 2px solid;
    }
  }
`;

export const Column = styled.div`
  flex: 1 1 0;
  min-inline-size: 0;
  block-size: 100%;
  box-sizing: border-box;
  padding-block: ${rowHeight * 2}px;
  overflow-y: scroll;
  scroll-snap-type: y mandatory;
  overscroll-behavior: contain;
  scrollbar-width: none;
  cursor: grab;
  user-select: none;
  border-radius: ${radius('md')};
  ${focusRing}

  &::-webkit-scrollbar {
    display: none;
  }

  &[data-dragging] {
    scroll-snap-type: none;
    cursor: grabbing;
  }

  &[data-disabled] {
    pointer-events: none;
  }
`;

export const Item = styled.div`
  display: grid;
  place-items: center;
  block-size: ${rowHeight}px;
  padding-inline: ${space(1)};
  scroll-snap-align: center;
  overflow: hidden;
  white-space: nowrap;
  ${typeStyle('body')}
  color: ${color('text-muted')};
  font-variant-numeric: tabular-nums;

  &[data-near='1'] {
    font-size: 1.125rem;
    font-weight: ${weight('medium')};
    color: ${color('text-secondary')};
  }

  &[data-near='0'] {
    ${typeStyle('title')}
    color: ${color('text-primary')};
  }

  &[data-near='0'][data-placeholder] {
    color: ${color('text-muted')};
    font-weight: ${weight('medium')};
  }

  &[data-disabled] {
    text-decoration: line-through;
  }
`;
