import styled from 'styled-components';

export interface ProgressRingProps {
  /** What goes on, for screen readers. */
  label: string;
  /** 0 to 100; nothing when it is not known. */
  percent?: number | undefined;
}

const side = 56;
const line = 4;
const around = Math.PI * (side - line);

/** A ring of 56 px that fills, with the percentage in it. */
export function ProgressRing({ label, percent }: ProgressRingProps) {
  const circle = { cx: side / 2, cy: side / 2, r: (side - line) / 2, fill: 'none', strokeWidth: line };
  return (
    <Ring role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <svg width={side} height={side} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <circle {...circle} stroke="var(--iskra-photo-chip)" />
        <circle
          {...circle}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - (percent ?? 25) / 100)}
          transform={`rotate(-90 ${side / 2} ${side / 2})`}
        />
      </svg>
      {percent !== undefined && <span>{`${percent}%`}</span>}
    </Ring>
  );
}

const Ring = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${side}px;
  block-size: ${side}px;
  & > * {
    grid-area: 1 / 1;
  }
`;
