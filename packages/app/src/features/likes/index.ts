export { LikesStore } from './model/LikesStore';
