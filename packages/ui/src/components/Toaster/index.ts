export { createToaster, type PauseReason, type ToasterOptions, type ToasterStore } from './createToaster';
export type { PromiseWords, ToastWords } from './followPromise';
export { toast, type ToastPlace } from './toast';
export { Toaster, type ToasterProps } from './Toaster';
export type { Toast, ToastAction, ToastLink, ToastOptions, ToastType } from './ToastOptions';
