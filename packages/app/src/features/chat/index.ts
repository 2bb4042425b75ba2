export { ChatStore } from './model/ChatStore';
