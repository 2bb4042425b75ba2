export { systemClock, type Clock } from './clock';
export { EntityStore } from './EntityStore';
export { Loading, type LoadingState } from './Loading';
