export { systemClock, type Clock } from './clock';
export { EntityStore } from './EntityStore';
export { Loading } from './Loading';
export { Query } from './Query';
