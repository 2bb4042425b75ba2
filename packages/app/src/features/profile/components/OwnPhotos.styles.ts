import { color, duration, focusRing, media, radius, space, typeStyle } from '@iskra/ui';
import styled from 'styled-components';
import { PhotoMosaic } from '../../member';

export const Slots = styled(PhotoMosaic)`
  & > li:only-child {
    grid-area: span 2 / span 2;
  }
  &[data-over] {
    outline: 2px dashed ${color('accent-solid')};
    outline-offset: ${space(1)};
  }
`;

export const AddButton = styled.button`
  ${typeStyle('small')}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  block-size: 100%;
  border: 1.5px dashed ${color('border-strong')};
  border-radius: inherit;
  background: ${color('surface-page')};
  color: ${color('text-secondary')};
  cursor: pointer;
  transition: background ${duration('fast')};
  ${focusRing}
  outline-offset: -2px;
  &:hover {
    background: ${color('surface-hover')};
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
  background: var(--iskra-photo-glass);
  color: ${color('text-on-photo')};
  font-weight: 600;
`;

export const CellActions = styled.div`
  position: absolute;
  inset-block-start: ${space(1)};
  inset-inline-end: ${space(1)};
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1)};
  ${media.hover} {
    opacity: 0;
    transition: opacity ${duration('fast')};
    li:hover > &,
    li:focus-within > & {
      opacity: 1;
    }
  }
`;

export const Veil = styled.div`
  ${typeStyle('small')}
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(3)};
  background: var(--iskra-photo-glass);
  color: ${color('text-on-photo')};
  text-align: center;
`;

export const Note = styled.p`
  ${typeStyle('small')}
  color: ${color('negative-text')};
`;
