import { media } from '@iskra/ui';
import styled, { keyframes } from 'styled-components';

/** Place in percent of the scene and size in px of each spark. */
const sparks = [
  [15, 18, 24],
  [52, 14, 34],
  [80, 16, 30],
  [4, 46, 20],
  [96, 48, 20],
  [10, 60, 26],
  [88, 62, 40],
  [24, 70, 16],
  [74, 72, 20],
];

const needle =
  'M0-27C1.5-9.4 3.9-3.7 11.6 0 3.9 3.7 1.5 9.4 0 27-1.5 9.4-3.9 3.7-11.6 0-3.9-3.7-1.5-9.4 0-27Z';

/** Sparks that light up once behind the photos; decoration. */
export function Sparks() {
  return (
    <Sky aria-hidden="true">
      {sparks.map(([x, y, size], index) => (
        <svg
          key={`${x}-${y}`}
          viewBox="-28 -28 56 56"
          width={size}
          height={size}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%`, animationDelay: `${index * 40}ms` }}
        >
          <path d={needle} transform="rotate(24)" fill="currentColor" />
        </svg>
      ))}
    </Sky>
  );
}

const light = keyframes`
  from { opacity: 0; transform: scale(.4); }
`;

const Sky = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  color: var(--iskra-accent-from);
  opacity: 0.8;
  & > svg {
    position: absolute;
    animation: ${light} 600ms ease-out backwards;
  }
  ${media.reducedMotion} {
    & > svg {
      animation: none;
    }
  }
`;
