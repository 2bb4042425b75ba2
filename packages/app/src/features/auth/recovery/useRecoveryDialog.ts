import { useContext, useRef, useState, type ComponentType } from 'react';
import { NeedTextsContext } from '../../../shared/i18n';
import type { RecoveryDialogProps } from './RecoveryDialog';

/** The recovery dialog, loaded with its texts when it is first asked for: /login is to load fast. */
export function useRecoveryDialog(onLoadFailed: () => void) {
  const needTexts = useContext(NeedTextsContext);
  const [Dialog, setDialog] = useState<ComponentType<RecoveryDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const loading = useRef<Promise<void> | null>(null);

  async function load(): Promise<void> {
    const [{ RecoveryDialog }] = await Promise.all([import('./RecoveryDialog'), needTexts('recovery')]);
    setDialog(() => RecoveryDialog);
  }

  async function open(): Promise<void> {
    try {
      loading.current ??= load();
      await loading.current;
      setOpen(true);
    } catch (error) {
      loading.current = null;
      console.warn('The recovery dialog did not load', error);
      onLoadFailed();
    }
  }

  return { Dialog, isOpen, open, close: () => setOpen(false) };
}
