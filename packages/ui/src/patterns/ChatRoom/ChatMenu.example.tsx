import { ChatMenu } from '@iskra/ui/ChatMenu';

export function AnnasMenu({ onDelete, onBlock }: { onDelete: () => Promise<unknown>; onBlock: () => void }) {
  return <ChatMenu name="Anna" onDelete={onDelete} onBlock={onBlock} />;
}
