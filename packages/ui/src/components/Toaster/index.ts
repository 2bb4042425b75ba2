export { createToaster, type PauseReason, type ToasterOptions, type ToasterStore } from './createToaster';
export { Toaster, type ToasterProps } from './Toaster';
export type { Toast, ToastLink, ToastOptions, ToastType } from './toast';
