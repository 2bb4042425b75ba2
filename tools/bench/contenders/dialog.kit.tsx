import { Dialog } from '@iskra/ui/Dialog';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contender } from '../Contender';
import { renderKit } from '../renderKit';

let show = (_isOpen: boolean) => {};

function Window() {
  const [isOpen, setOpen] = useState(false);
  show = setOpen;
  return (
    <>
      <button type="button">Открыть</button>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Content title="Изменить имя">
          <label>
            Имя <input />
          </label>
          <button type="button">Сохранить</button>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

/** The kit's dialog, Radix within. */
export const contender: Contender = {
  mount: (root) => renderKit(root, <Window />),
  acts: { open: () => flushSync(() => show(true)), close: () => flushSync(() => show(false)) },
};
