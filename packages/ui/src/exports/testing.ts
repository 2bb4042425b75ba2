export { buildDialogue, buildDialogues } from '../testing/buildDialogues';
export { buildMessage, buildMessages, type ConversationSettings } from '../testing/buildMessages';
export { buildPeople, buildPerson, type BuiltPerson } from '../testing/buildPeople';
export { dragCard, swipeCard, type DragPointer } from '../testing/dragCard';
export { flickWheel } from '../testing/flickWheel';
export { recordAnnouncements, type RecordedAnnouncements } from '../testing/recordAnnouncements';
