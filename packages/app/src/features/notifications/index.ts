export { LateToasts } from './LateToasts';
