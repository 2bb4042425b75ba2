import styled from 'styled-components';
import { color, radius, size, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export const SliderRoot = styled.div`
  min-inline-size: 0;
`;

export const SliderHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  ${typeStyle('small')}
  color: ${color('text-secondary')};
`;

export const SliderValue = styled.span`
  color: ${color('text-primary')};
  font-weight: ${weight('title')};
  font-variant-numeric: tabular-nums;
`;

export const Surface = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  block-size: ${size('control-md')};
  margin-inline: ${space(3)};
  cursor: pointer;
  touch-action: pan-y;
  &[data-disabled] {
    cursor: not-allowed;
  }
`;

export const Rail = styled.div`
  flex: 1;
  block-size: ${size('track')};
  border-radius: ${radius('full')};
  background: ${color('track')};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Filled = styled.div`
  position: absolute;
  block-size: ${size('track')};
  border-radius: ${radius('full')};
  background: ${color('accent-solid')};
  [data-disabled] > & {
    background: ${color('border-strong')};
  }
`;

export const Thumb = styled.div`
  position: absolute;
  inline-size: ${space(6)};
  block-size: ${space(6)};
  margin-inline-start: calc(-1 * ${space(3)});
  border: 2px solid ${color('accent-solid')};
  border-radius: ${radius('full')};
  background: ${color('text-on-accent')};
  &:focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
  /* A target of 44 px around the drawn 24. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space(3)});
  }
  [data-disabled] > &,
  &[data-unset] {
    border-color: ${color('border-strong')};
  }
`;
