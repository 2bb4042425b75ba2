export { ChatOverlay, ChatRoom, type ChatOverlayProps, type ChatRoomProps } from './ChatRoom';
export { ChatHeader, type ChatHeaderProps } from './ChatHeader';
export { MessageList } from './MessageList';
export type { MessageChoices, MessageMenuEntry, MessageSlots } from './MessageSlots';
export type { MessageListProps } from './MessageListProps';
export { MessageComposer, type MessageComposerHandle, type MessageComposerProps } from './MessageComposer';
export type { ChatMessage } from './chatMessage';
export type { ChatRoomLabels } from './chatRoom.labels';
