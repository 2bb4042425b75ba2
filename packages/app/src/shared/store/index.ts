export { systemClock, type Clock } from './clock';
export { EntityStore } from './EntityStore';
export { Loading } from './Loading';
export { withNew } from './withNew';
