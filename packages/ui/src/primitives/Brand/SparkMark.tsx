import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { MarkShape } from './MarkShape';

export interface SparkMarkProps extends ComponentPropsWithoutRef<'svg'> {
  /** Side in CSS px, 20 at least. @default 30 */
  size?: number | undefined;
  /** One colour, that of the text around it. @default false */
  mono?: boolean | undefined;
  /** Name for screen readers; without it the mark is decoration. */
  label?: string | undefined;
}

/** The mark of Iskra. */
export const SparkMark = forwardRef<SVGSVGElement, SparkMarkProps>(function SparkMark(
  { size = 30, mono, label, ...elementProps },
  ref,
) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg ref={ref} width={size} height={size} viewBox="0 0 48 48" {...naming} {...elementProps}>
      <MarkShape mono={mono} />
    </svg>
  );
});
