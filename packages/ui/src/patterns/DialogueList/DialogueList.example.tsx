import { DialogueList, type DialogueItem } from '@iskra/ui/DialogueList';

const items: DialogueItem[] = [
  { id: 1, href: '/messages/1', name: 'Anna', online: true, unread: 2, lastText: 'See you on Saturday' },
  { id: 2, href: '/messages/2', name: 'Julia', online: false, unread: 0, draft: 'And where' },
];

export function Conversations() {
  return <DialogueList items={items} selectedId={1} />;
}
