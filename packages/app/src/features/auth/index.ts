export { SessionStore } from './model/SessionStore';
