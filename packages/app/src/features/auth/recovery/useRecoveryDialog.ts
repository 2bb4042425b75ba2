import { useState, type ComponentType } from 'react';
import type { RecoveryDialogProps } from './RecoveryDialog';

/** The recovery dialog, loaded when it is first asked for: /login is to load fast. */
export function useRecoveryDialog(onLoadFailed: () => void) {
  const [Dialog, setDialog] = useState<ComponentType<RecoveryDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    try {
      const { RecoveryDialog } = await import('./RecoveryDialog');
      setDialog(() => RecoveryDialog);
      setOpen(true);
    } catch (error) {
      console.warn('The recovery dialog did not load', error);
      onLoadFailed();
    }
  }

  return { Dialog, isOpen, open, close: () => setOpen(false) };
}
