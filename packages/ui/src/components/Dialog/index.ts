export { Dialog } from './Dialog';
export type { DialogContentProps } from './DialogContent';
export type { DialogRootProps } from './DialogRoot';
