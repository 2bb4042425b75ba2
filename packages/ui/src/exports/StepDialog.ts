export * from '../patterns/StepDialog';
