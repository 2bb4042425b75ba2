export { systemClock, type Clock } from './clock';
export { EntityStore } from './EntityStore';
export { FreshRead } from './FreshRead';
export { Loading } from './Loading';
export { Query } from './Query';
