export { DialogueList } from './DialogueList';
export type { DialogueItem, DialogueListProps } from './DialogueListProps';
export type { DialogueListLabels } from './dialogueList.labels';
