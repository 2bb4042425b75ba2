export { ChatMenu, type ChatMenuProps } from '../patterns/ChatRoom/ChatMenu';
export type { ChatMenuLabels } from '../patterns/ChatRoom/chatMenu.labels';
