import { CloseButton, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contender } from '../../Contender';
import { dialogStyles } from '../../floors/dialogStyles';
import { renderPeer } from '../renderPeer';

let show = (_isOpen: boolean) => {};

/** Headless UI moves by transitions between `data-closed` and nothing; the same ways and times as the floor's. */
const transitions = `
.veil, .window { animation: none; transition: opacity 300ms, transform 300ms; }
[data-closed] { opacity: 0; }
.window[data-closed][data-enter] { transform: translateY(8px); }
[data-leave] { transition-duration: 200ms; }
`;

function Window() {
  const [isOpen, setOpen] = useState(false);
  show = setOpen;
  return (
    <>
      <style>{dialogStyles + transitions}</style>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <Dialog open={isOpen} onClose={setOpen}>
        <DialogBackdrop transition className="veil" />
        <DialogPanel transition className="window">
          <DialogTitle>Изменить имя</DialogTitle>
          <label>
            Имя <input />
          </label>
          <button type="button">Сохранить</button>
          <CloseButton aria-label="Закрыть">×</CloseButton>
        </DialogPanel>
      </Dialog>
    </>
  );
}

/** Headless UI's dialog with the floor's look and fade. */
export const contender: Contender = {
  mount: (root) => renderPeer(root, <Window />),
  acts: { open: () => flushSync(() => show(true)), close: () => flushSync(() => show(false)) },
};
