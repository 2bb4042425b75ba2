import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { color, duration, radius, space } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

/** Three columns of 3:4 cells; the first one is two by two. */
export const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    aspect-ratio: 3 / 4;
    border-radius: ${radius('photoMobile')};
    background: ${color('skeleton')};
    overflow: hidden;
  }
  & > li:first-child {
    grid-area: span 2 / span 2;
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
`;

export const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  object-position: 50% 42%;
  user-select: none;
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

export const OpenButton = styled.button`
  ${cellButton}
  background: none;
  ${focusRing}
  && {
    outline-offset: -4px;
  }
`;

export const AddButton = styled.button`
  ${cellButton}
  ${typeStyle('small')}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
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
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(2)};
  background: ${color('photo-veil')};
  color: ${color('text-on-photo')};
  font-weight: 600;
  text-align: center;
  &[data-state='failed'] {
    grid-template-columns: minmax(0, 1fr);
    background: ${color('surface-sunken')};
    color: ${color('text-primary')};
    overflow-wrap: anywhere;
  }
`;

export const VeilActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1)};
`;

export const Notice = styled.p`
  ${typeStyle('small')}
  margin: ${space(3)} 0 0;
  color: ${color('negative-text')};
`;
