export { memoryStorage, pageStorage } from './memoryStorage';
export { Notes } from './Notes';
export { indexedOutbox, memoryOutbox, type OutboxStorage, type UnsentMessage } from './outboxStorage';
export { persisted, type KeyValueStorage, type Persisted } from './persisted';
