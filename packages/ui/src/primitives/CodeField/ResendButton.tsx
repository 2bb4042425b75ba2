import { forwardRef, useEffect, useState } from 'react';
import { useLabels } from '../../theme/useLabels';
import { Button, type ButtonProps } from '../Button';
import { clockTime, secondsUntil } from './countdown';
import { resendLabels } from './resend.labels';

export interface ResendButtonProps extends Omit<ButtonProps, 'children' | 'asChild' | 'disabled'> {
  /** When another code may be asked for, in ms since 1970. @default at once */
  availableAt?: number | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof resendLabels)['en']> | undefined;
}

// [B6.11]
/** Asks for another code; until that is allowed it says how long, and cannot be pressed. */
export const ResendButton = forwardRef<HTMLButtonElement, ResendButtonProps>(
  function ResendButton(props, ref) {
    const { availableAt = 0, labels: overrides, variant = 'text', ...elementProps } = props;
    const labels = useLabels(resendLabels, overrides);
    const seconds = useSecondsUntil(availableAt);
    const isWaiting = seconds > 0;
    return (
      <Button
        ref={ref}
        variant={variant}
        disabled={isWaiting}
        data-waiting={isWaiting || undefined}
        {...elementProps}
      >
        {isWaiting ? labels.resendIn(clockTime(seconds)) : labels.resend}
      </Button>
    );
  },
);

const tickMs = 1000;

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, tickMs);
    setNow(Date.now());
    return () => clearInterval(timer);
  }, [until]);
  return secondsUntil(until, now);
}
