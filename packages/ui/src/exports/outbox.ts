export { createOutbox, type Outbox, type OutboxOptions, type Unsent } from '../outbox/createOutbox';
export { indexedOutbox } from '../outbox/indexedOutbox';
export { memoryOutbox } from '../outbox/memoryOutbox';
export { newOutboxId } from '../outbox/newOutboxId';
export type { OutboxEntry, OutboxStorage } from '../outbox/OutboxStorage';
export { useUnsent } from '../outbox/useUnsent';
