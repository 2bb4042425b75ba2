import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { useLabels } from '../../theme/useLabels';
import { spinnerLabels } from './spinner.labels';

export interface SpinnerProps extends ComponentPropsWithoutRef<'span'> {
  /** Diameter in CSS px. @default 20 */
  size?: number | undefined;
  /** What is awaited, for screen readers. @default 'Loading' in the provider's language */
  label?: string | undefined;
  /** Decoration beside a text that already says it. @default false */
  decorative?: boolean | undefined;
}

/** A turning ring; in the colour of the text around it. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { size = 20, label, decorative = false, style, ...elementProps },
  ref,
) {
  const labels = useLabels(spinnerLabels);
  const naming = decorative
    ? { 'aria-hidden': true }
    : { role: 'progressbar', 'aria-label': label ?? labels.loading };
  return (
    <Ring ref={ref} {...naming} style={{ inlineSize: size, blockSize: size, ...style }} {...elementProps} />
  );
});

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;
`;
