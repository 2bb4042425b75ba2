export { StepDialog } from './StepDialog';
export { firstState, nextState, type StepEvent, type StepState } from './stepMachine';
export type { StepDialogDone, StepDialogProps, StepDialogStep } from './StepDialogProps';
export type { StepDialogLabels } from './stepDialog.labels';
