import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contender } from '../../Contender';
import { dialogStyles } from '../../floors/dialogStyles';
import { renderPeer } from '../renderPeer';

let show = (_isOpen: boolean) => {};

function Window() {
  const [isOpen, setOpen] = useState(false);
  show = setOpen;
  return (
    <>
      <style>{dialogStyles}</style>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger>Открыть</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="veil" />
          <Dialog.Content className="window" aria-describedby={undefined}>
            <Dialog.Title>Изменить имя</Dialog.Title>
            <label>
              Имя <input />
            </label>
            <button type="button">Сохранить</button>
            <Dialog.Close aria-label="Закрыть">×</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

/** Radix Dialog with the floor's look and fade. */
export const contender: Contender = {
  mount: (root) => renderPeer(root, <Window />),
  acts: { open: () => flushSync(() => show(true)), close: () => flushSync(() => show(false)) },
};
