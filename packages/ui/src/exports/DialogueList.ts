export * from '../patterns/DialogueList';
