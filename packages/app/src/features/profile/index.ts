export { PhotosStore } from './model/PhotosStore';
