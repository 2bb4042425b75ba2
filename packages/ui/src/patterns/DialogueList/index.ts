export { DialogueList } from './DialogueList';
export type { DialogueItem, DialogueListProps, DialogueSlots } from './DialogueListProps';
export type { DialogueListLabels } from './dialogueList.labels';
