export { Dialog } from './Dialog';
export type { DialogContentProps } from './DialogContent';
export type { DialogProps as DialogRootProps } from '@radix-ui/react-dialog';
