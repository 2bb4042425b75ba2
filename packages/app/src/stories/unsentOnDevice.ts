import { createStore, keys, set } from 'idb-keyval';

const texts = createStore('iskra-outbox', 'messages');
const photos = createStore('iskra-photos', 'unsent');

/** As if a text and a photo of the member had not gone out. */
export async function leaveUnsent(memberId: number): Promise<void> {
  const [text, photo] = [`text of ${memberId}`, `photo of ${memberId}`];
  await set(text, { clientId: text, senderId: memberId, dialogId: 1, content: 'Не ушло' }, texts);
  await set(photo, { id: photo, memberId, createdAt: 1, file: new File(['x'], 'me.jpg') }, photos);
}

/** What lies in the browser's database, whosever it is. */
export async function unsentOnDevice(): Promise<IDBValidKey[]> {
  return [...(await keys(texts)), ...(await keys(photos))];
}
