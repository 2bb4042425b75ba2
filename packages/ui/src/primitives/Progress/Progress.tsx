import { forwardRef, useId, type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react';
import { Bar, Filled, Head, Root, Share } from './Progress.styles';

export interface ProgressProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is going on: stands above and names the bar. */
  label: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean | undefined;
  /** How far, from 0 to `max`; null when that is not known. @default null */
  value?: number | null | undefined;
  /** The end. @default 100 */
  max?: number | undefined;
  /** How far as text, beside the label and for screen readers. @default percent */
  formatValue?: ((value: number, max: number) => string) | undefined;
}

const percent = (value: number, max: number) => `${Math.round((value / max) * 100)} %`;

/** How far something has come, or only that it goes on. */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(props, ref) {
  const { label, hideLabel, value = null, max = 100, formatValue = percent, ...elementProps } = props;
  const id = useId();
  const known = value === null ? null : Math.min(max, Math.max(0, value));
  const text = known === null ? undefined : formatValue(known, max);
  const measures = known === null ? undefined : ({ '--progress': known / max } as CSSProperties);
  return (
    <Root
      ref={ref}
      data-state={known === null ? 'unknown' : known === max ? 'done' : 'going'}
      {...elementProps}
    >
      <Head data-hidden={hideLabel || undefined}>
        <span id={id}>{label}</span>
        <Share aria-hidden>{text}</Share>
      </Head>
      <Bar
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={known === null ? undefined : 0}
        aria-valuemax={known === null ? undefined : max}
        aria-valuenow={known ?? undefined}
        aria-valuetext={text}
      >
        <Filled style={measures} />
      </Bar>
    </Root>
  );
});
