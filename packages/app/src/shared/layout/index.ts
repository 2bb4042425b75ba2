export { LazyPart } from './LazyPart';
export { useLayout } from './useLayout';
export { useTitle } from './useTitle';
export { ScreenFailed } from './ScreenFailed';
export { ScreenLoading } from './ScreenLoading';
