export { backSettled } from '../hooks/useBackCloses';
