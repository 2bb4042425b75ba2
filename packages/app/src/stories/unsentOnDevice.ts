import { createStore, keys, set } from 'idb-keyval';

const texts = createStore('iskra-outbox', 'messages');
const photos = createStore('iskra-photos', 'unsent');
const deeds = createStore('iskra-deeds', 'deeds');

/** As if a text, a photo and a like of the member had not gone out. */
export async function leaveUnsent(memberId: number): Promise<void> {
  const [text, photo, like] = [`text of ${memberId}`, `photo of ${memberId}`, `like of ${memberId}`];
  await set(text, { clientId: text, senderId: memberId, dialogId: 1, content: 'Не ушло' }, texts);
  await set(photo, { id: photo, memberId, createdAt: 1, file: new File(['x'], 'me.jpg') }, photos);
  await set(like, { id: like, memberId, at: 1, deed: { kind: 'like', otherId: 1, isOn: true } }, deeds);
}

/** What lies in the browser's database, whosever it is. */
export async function unsentOnDevice(): Promise<IDBValidKey[]> {
  return [...(await keys(texts)), ...(await keys(photos)), ...(await keys(deeds))];
}
