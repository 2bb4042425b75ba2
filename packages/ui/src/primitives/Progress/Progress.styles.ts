import styled, { keyframes } from 'styled-components';
import { color, duration, easing, radius, size, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

const wander = keyframes`
  from { transform: translateX(calc(-100% * var(--progress-direction, 1))); }
  to { transform: translateX(calc(250% * var(--progress-direction, 1))); }
`;
const breathe = keyframes`50% { opacity: 0.4; }`;

export const Root = styled.div`
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block-end: ${space(2)};
  color: ${color('text-secondary')};
  ${typeStyle('small')}
  font-weight: ${weight('strong')};
  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Share = styled.span`
  color: ${color('text-primary')};
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.div`
  block-size: ${size('track')};
  overflow: hidden;
  border-radius: ${radius('full')};
  background: ${color('track')};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Filled = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: ${color('accent-solid')};
  transform: scaleX(var(--progress));
  transform-origin: left;
  transition: transform ${duration('base')} ${easing('standard')};
  [dir='rtl'] & {
    --progress-direction: -1;
    transform-origin: right;
  }
  [data-state='done'] & {
    background: ${color('positive')};
  }
  [data-state='unknown'] & {
    inline-size: 40%;
    transform: none;
    animation: ${wander} 1200ms ${easing('standard')} infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-state='unknown'] & {
      inline-size: 100%;
      animation: ${breathe} 1200ms ease infinite;
    }
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
