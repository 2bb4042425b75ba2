import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { ownRoot } from '../../theme/ownRoot';
import { layout } from '../../theme/scales';
import { color, duration, radius, shadow, space } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

/** Too small for a sentence: what failed takes a row of its own beneath the others, with all its words. */
const smallCells = '@container iskra-photos (max-width: 28rem)';

/** Three columns of 3:4 cells; the first one is two by two. */
export const Cells = styled.ul`
  ${ownRoot}
  container: iskra-photos / inline-size;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    container-type: inline-size;
    position: relative;
    aspect-ratio: 3 / 4;
    border-radius: ${radius('photoMobile')};
    background: ${color('skeleton')};
    overflow: hidden;
  }
  & > [data-movable] {
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  & > [data-picked] {
    z-index: 1;
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
    box-shadow: ${shadow('lg')};
    cursor: grabbing;
  }
  & > [data-target] {
    outline: 3px dashed ${color('accent-solid')};
    outline-offset: 2px;
  }
  & > li:first-child {
    grid-area: span 2 / span 2;
  }
  /* Two cells beside it set the rows: of its own height it would push them apart, for a gap is as high as it is wide. */
  & > li:first-child:nth-last-child(n + 3) {
    aspect-ratio: auto;
    block-size: 0;
    min-block-size: 100%;
  }
  &[data-readonly] > li:only-child {
    grid-area: span 3 / span 3;
  }
  &[data-over] {
    outline: 2px dashed ${color('accent-solid')};
    outline-offset: ${space(1)};
    border-radius: ${radius('photoMobile')};
  }
  ${media.mobile} {
    gap: ${space(2)};
  }
  ${smallCells} {
    &&:has(> [data-ended]) > li:first-child {
      aspect-ratio: 3 / 4;
      block-size: auto;
      min-block-size: 0;
    }
    &&& > li[data-ended] {
      order: 1;
      grid-area: auto / 1 / auto / -1;
      display: flex;
      aspect-ratio: auto;
    }
  }
`;

export const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  object-position: 50% 42%;
  -webkit-user-select: none;
  ${smallCells} {
    [data-ended] > & {
      flex: none;
      inline-size: 60px;
      block-size: auto;
    }
  }
`;

const cellButton = `
  display: block;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  border: 0;
  border-radius: inherit;
  cursor: pointer;
`;

/** A slot that takes the focus is scrolled to where the card with the way back does not lie over it. */
const clearOfUndo = `
  scroll-margin-block-end: 88px;
  ${media.mobile} {
    scroll-margin-block-end: calc(${layout.mobileNav}px + env(safe-area-inset-bottom) + 88px);
  }
`;

export const OpenButton = styled.button`
  ${cellButton}
  ${clearOfUndo}
  background: none;
  ${focusRing}
  && {
    outline-offset: -4px;
  }
`;

export const AddButton = styled.button`
  ${cellButton}
  ${clearOfUndo}
  ${typeStyle('small')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  text-align: center;
  /* Large text keeps within its slot. */
  font-size: min(0.875rem, 18cqi);
  border: 1.5px dashed ${color('border-strong')};
  background: ${color('surface-page')};
  color: ${color('text-secondary')};
  transition: background-color ${duration('fast')};
  ${focusRing}
  && {
    outline-offset: -4px;
  }
  ${media.hover} {
    &:hover {
      background: ${color('surface-hover')};
    }
  }
  [data-over] & {
    background: ${color('accent-soft')};
    color: ${color('accent-text')};
  }
`;

export const MainTag = styled.span`
  ${typeStyle('small')}
  position: absolute;
  inset-block-end: 14px;
  inset-inline-start: 14px;
  display: flex;
  align-items: center;
  gap: 6px;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius('full')};
  background: ${color('photo-glass')};
  color: ${color('text-on-photo')};
  font-weight: 600;
  pointer-events: none;
`;

export const MenuPlace = styled.div`
  position: absolute;
  inset-block-start: ${space(1)};
  inset-inline-end: ${space(1)};
`;

export const Veil = styled.div`
  ${typeStyle('small')}
  position: absolute;
  inset: 0;
  display: grid;
  place-content: safe center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(2)};
  overflow: auto;
  background: ${color('photo-veil')};
  color: ${color('text-on-photo')};
  font-weight: 600;
  text-align: center;
  &[data-state='failed'],
  &[data-state='cancelled'] {
    grid-template: minmax(0, auto) auto / minmax(0, 1fr);
    background: ${color('surface-sunken')};
    color: ${color('text-primary')};
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  &[data-state='failed'] {
    border: 1px solid ${color('negative')};
    border-radius: inherit;
    background: ${color('negative-soft')};
    color: ${color('negative-text')};
  }
  /* Words are shortened before the buttons are pushed out of the slot. */
  &[data-state='failed'] > span,
  &[data-state='cancelled'] > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
    max-inline-size: 100%;
    overflow: hidden;
    > svg {
      display: inline-block;
      inline-size: 1em;
      block-size: 1em;
      margin-inline-end: 0.25em;
      vertical-align: -0.125em;
    }
  }
  ${smallCells} {
    [data-ended] > && {
      position: static;
      flex: 1;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      text-align: start;
      > span {
        flex: 1 0 min(7em, 100%);
        display: block;
      }
    }
  }
`;

export const VeilActions = styled.div`
  display: flex;
  &[data-corner] {
    position: absolute;
    inset-block-start: ${space(1)};
    inset-inline-end: ${space(1)};
  }
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1)};
`;

/** A sentence with what can be done about it, under the photos; it stays in sight while the grid is. */
export const UndoCard = styled.div`
  ${typeStyle('small')}
  position: sticky;
  inset-block-end: ${space(3)};
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-block-start: ${space(3)};
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(4)};
  border: 1px solid ${color('border-raised')};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  color: ${color('text-primary')};
  box-shadow: ${shadow('md')};
  & > span {
    flex: 1;
    min-inline-size: min-content;
  }
  ${media.mobile} {
    inset-block-end: calc(${layout.mobileNav}px + env(safe-area-inset-bottom) + ${space(2)});
  }
`;

export const Notice = styled.p`
  ${typeStyle('small')}
  margin: ${space(3)} 0 0;
  color: ${color('negative-text')};
`;
