export type { Notifier } from './model/Notifier';
export { pageNotifier, type PageNotifier } from './pageNotifier';
export { Toasts } from './Toasts';
