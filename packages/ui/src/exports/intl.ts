export { plural, type PluralForms } from '../locales/plural';
export { formatDay, formatTime } from '../patterns/ChatRoom/formatChat';
export { dateWords } from '../patterns/DateWheels/dateWords';
export { formatRowTime } from '../patterns/DialogueList/formatRowTime';
