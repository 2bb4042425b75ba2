export { Client, type Transport, type WireAnswer, type WireRequest } from './Client';
export { contractSuite } from './contractSuite';
export type { Target } from './Target';
