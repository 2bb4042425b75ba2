export { ChatOverlay, ChatRoom, type ChatOverlayProps, type ChatRoomProps } from './ChatRoom';
export { ChatHeader, type ChatHeaderProps } from './ChatHeader';
export { MessageList, type MessageListProps } from './MessageList';
export { MessageComposer, type MessageComposerHandle, type MessageComposerProps } from './MessageComposer';
export type { ChatMessage } from './chatMessage';
export type { ChatRoomLabels } from './chatRoom.labels';
