export { Client, type Transport, type WireAnswer, type WireRequest } from './Client';
export { contractSuite } from './contractSuite';
export { parseBody } from './parseBody';
export type { LiveSocket, Target } from './Target';
