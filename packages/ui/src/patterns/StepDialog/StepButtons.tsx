import { Button } from '../../primitives/Button/Button';
import type { StepDialogStep } from './StepDialogProps';
import type { StepDialogLabels } from './stepDialog.labels';

interface StepButtonsProps {
  formId: string;
  step: StepDialogStep;
  isBusy: boolean;
  labels: StepDialogLabels;
  /** Leaves the button out when absent. */
  onBack: (() => void) | undefined;
}

/** Back and Next; a step that is not complete says why when Next is pressed, instead of a dead button. */
export function StepButtons({ formId, step, isBusy, labels, onBack }: StepButtonsProps) {
  const isIncomplete = step.canNext === false;
  return (
    <>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          {labels.back}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        busy={isBusy}
        disabled={isIncomplete && step.whyNot === null}
        {...(isIncomplete && step.whyNot !== null ? { 'aria-disabled': true } : {})}
      >
        {step.nextLabel ?? labels.next}
      </Button>
    </>
  );
}
