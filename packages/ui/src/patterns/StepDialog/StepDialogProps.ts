import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import type { MotionProps } from '../../hooks/useMotion';
import type { StepDialogLabels } from './stepDialog.labels';

/** One step: what it is called, what it shows, and what happens on Next. */
export interface StepDialogStep {
  /** Tells the steps apart. */
  id: string;
  /** Heading; names the dialog while the step shows. */
  title: ReactNode;
  /** The step's fields. What is typed belongs to the caller, so that Back finds it again. */
  render: () => ReactNode;
  /** Whether the step is complete. @default true */
  canNext?: boolean | undefined;
  // [B6.5]
  /** Said when Next is pressed before the step is complete; with null Next is disabled until then. @default 'Complete this step first' */
  whyNot?: string | null | undefined;
  /** The step's work; a text it resolves with says what stands in the way, and the step stays. */
  onNext?: (() => Promise<string | null | undefined>) | undefined;
  /** Text of the button that goes on. @default 'Next' */
  nextLabel?: ReactNode;
}

/** What the window shows when all steps are done. */
export interface StepDialogDone {
  /** Heading; names the dialog while it shows. */
  title: ReactNode;
  /** The words under it. */
  render: () => ReactNode;
  /** Milliseconds until it closes by itself; stands still under the pointer, after Tab, and in a hidden tab. @default 2500 */
  closeAfter?: number | undefined;
}

export interface StepDialogProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'>, MotionProps {
  /** Whether the dialog shows. */
  open: boolean;
  /** Asked to close, by Esc, the cross or a press outside; true never comes. */
  onOpenChange: (open: boolean) => void;
  /** The steps in order. */
  steps: readonly [StepDialogStep, ...StepDialogStep[]];
  /** The work of the last step succeeded. */
  onFinish: () => void;
  /** Shown after the last step's work succeeded, before it closes by itself. @default it asks to close at once */
  done?: StepDialogDone | undefined;
  /** The step that shows, held by the caller; without it the dialog holds it itself. */
  step?: string | undefined;
  /** Another step shows now, or with `step` is asked for. */
  onStepChange?: ((id: string) => void) | undefined;
  /** The dialog has closed and left the screen: the place to clear the fields. */
  onClosed?: (() => void) | undefined;
  /** Step to begin at. @default the first */
  initialStep?: string | undefined;
  /** The browser's Back goes one step back, then closes. @default true */
  closeOnBack?: boolean | undefined;
  /** Whether a press outside and drawing the sheet down close while nothing is typed. @default true */
  dismissible?: boolean | undefined;
  /** Width: 420, 560 or 760 px. @default 'sm' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Gold dots and a larger title where premium is sold. @default plain */
  tone?: 'premium' | undefined;
  /** Takes the focus on closing when the opener is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<StepDialogLabels> | undefined;
}
