export { backSettled } from '../patterns/Lightbox/useBackCloses';
