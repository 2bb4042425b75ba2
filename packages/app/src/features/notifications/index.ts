export type { Notice, Notifier } from './model/Notifier';
