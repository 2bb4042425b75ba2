export { StepDialog } from './StepDialog';
export type { StepDialogProps, StepDialogStep } from './StepDialogProps';
export type { StepDialogLabels } from './stepDialog.labels';
