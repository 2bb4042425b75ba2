import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { color, radius, space } from '../../theme/tokenRefs';

export const CropPlace = styled.div`
  position: relative;
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${radius('sm')};
  touch-action: none;
  -webkit-user-select: none;
`;

export const CropPhoto = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: 100%;
`;

/** What lies outside is veiled by its shadow. It stands by the photo, not by the direction of reading. */
export const CropFrame = styled.div`
  position: absolute;
  box-sizing: border-box;
  border: 2px solid ${color('text-on-photo')};
  box-shadow: 0 0 0 100vmax ${color('photo-glass')};
  cursor: move;
  ${focusRing}
  && {
    outline-offset: -6px;
  }
`;

export const CropHandle = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  inline-size: ${space(6)};
  block-size: ${space(6)};
  background: ${color('text-on-photo')};
  cursor: nwse-resize;
`;

export const CropTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  margin-block-start: ${space(4)};
  & > :first-child {
    flex: 1 1 100%;
  }
`;
