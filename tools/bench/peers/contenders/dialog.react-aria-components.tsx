import { useState } from 'react';
import { Button, Dialog, Heading, Input, Label, Modal, ModalOverlay, TextField } from 'react-aria-components';
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
      <Button onPress={() => setOpen(true)}>Открыть</Button>
      <ModalOverlay className="veil" isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <Modal className="window">
          <Dialog>
            <Heading slot="title">Изменить имя</Heading>
            <TextField autoFocus>
              <Label>Имя</Label>
              <Input />
            </TextField>
            <Button>Сохранить</Button>
            <Button slot="close" aria-label="Закрыть">
              ×
            </Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

/** React Aria's modal dialog with the floor's look and fade. */
export const contender: Contender = {
  mount: (root) => renderPeer(root, <Window />),
  acts: { open: () => flushSync(() => show(true)), close: () => flushSync(() => show(false)) },
};
