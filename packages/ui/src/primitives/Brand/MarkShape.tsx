import { useId } from 'react';

const needle =
  'M0-27C1.5-9.4 3.9-3.7 11.6 0 3.9 3.7 1.5 9.4 0 27-1.5 9.4-3.9 3.7-11.6 0-3.9-3.7-1.5-9.4 0-27Z';

function TwoColours({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}a`} x1="8" y1="6" x2="22" y2="44" gradientUnits="userSpaceOnUse">
        <stop stopColor="#FF7A5C" />
        <stop offset="1" stopColor="#E23F50" />
      </linearGradient>
      <linearGradient id={`${id}b`} x1="28" y1="4" x2="38" y2="42" gradientUnits="userSpaceOnUse">
        <stop stopColor="#D63A6A" />
        <stop offset="1" stopColor="#9C2A7C" />
      </linearGradient>
    </>
  );
}

export interface MarkShapeProps {
  /** One colour, that of the text around it, for photos, gradients and print. @default false */
  mono?: boolean | undefined;
}

/** The disc split by a needle, as drawn by the brand: its colours are part of the drawing, not of the theme. */
export function MarkShape({ mono = false }: MarkShapeProps) {
  const id = useId();
  const [left, right] = mono ? ['currentColor', 'currentColor'] : [`url(#${id}a)`, `url(#${id}b)`];
  return (
    <g>
      <defs>
        {mono ? null : <TwoColours id={id} />}
        <mask id={`${id}m`}>
          <rect width="48" height="48" fill="#fff" />
          <path d={needle} transform="translate(24 24) rotate(24)" fill="#000" />
        </mask>
      </defs>
      <g mask={`url(#${id}m)`}>
        <g transform="rotate(24 24 24)">
          <path d="M24 3a21 21 0 0 0 0 42Z" fill={left} />
          <path d="M24 3a21 21 0 0 1 0 42Z" fill={right} />
        </g>
      </g>
    </g>
  );
}
