import { DialogueList } from '@iskra/ui/DialogueList';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contender } from '../Contender';
import { makeDialogues, moveUp, type Dialogue } from '../dialogues';
import { renderKit } from '../renderKit';

let dialogues: Dialogue[] = [];
let say = () => {};
const now = new Date(2025, 5, 12);

function List() {
  const [items, setItems] = useState(dialogues);
  say = () => setItems(moveUp);
  return <DialogueList items={items} now={now} style={{ blockSize: 700 }} />;
}

/** A thousand conversations in the kit's list. */
export const contender: Contender = {
  prepare: () => void (dialogues = makeDialogues(1000)),
  mount: (root) => renderKit(root, <List />),
  acts: { message: () => flushSync(() => say()) },
};
