export { memoryStorage, pageStorage } from './memoryStorage';
export { indexedOutbox, memoryOutbox, type OutboxStorage, type UnsentMessage } from './outboxStorage';
export { persisted, type KeyValueStorage, type Persisted } from './persisted';
