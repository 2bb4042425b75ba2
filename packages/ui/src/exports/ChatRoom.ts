export * from '../patterns/ChatRoom';
