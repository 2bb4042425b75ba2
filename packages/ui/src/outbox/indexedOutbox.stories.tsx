import { useEffect, useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { createOutbox } from './createOutbox';
import { indexedOutbox } from './indexedOutbox';
import { useUnsent } from './useUnsent';

/** A page of a browser without a network: what it writes waits under a name. */
function Waiting({ name }: { name: string }) {
  const [outbox] = useState(() =>
    createOutbox<string>({
      send: () => Promise.reject(new Error('No network')),
      storage: indexedOutbox(name),
    }),
  );
  useEffect(() => void outbox.restore(), [outbox]);
  return <button onClick={() => void outbox.add('a note')}>{`Unsent: ${useUnsent(outbox).length}`}</button>;
}

const meta = preview.meta({
  title: 'Theming/Kept outbox',
  component: Waiting,
  tags: ['proof', '!autodocs'],
  args: { name: 'story-outbox' },
  beforeEach:
    ({ args }) =>
    () =>
      void indexedDB.deleteDatabase(args.name),
});

/** A component follows the outbox, and a later page finds what this one left. */
export const WaitsOverAReload = meta.story({
  args: { name: 'story-outbox-reload' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Unsent: 2'));
    const sent: string[] = [];
    const later = createOutbox<string>({
      send: (note, id) => Promise.resolve(sent.push(`${note} ${id.length}`)),
      storage: indexedOutbox(args.name),
    });
    await later.restore();
    await expect(sent).toEqual(['a note 36', 'a note 36']);
    await expect(await indexedOutbox(args.name).load()).toEqual([]);
  },
});

/** A page that goes before its database has answered has noted the entry, and the next one takes it up. */
export const OutlivesTheMomentOfWriting = meta.story({
  args: { name: 'story-outbox-gone' },
  play: async ({ args }) => {
    await indexedOutbox<string>(args.name).put({ id: 'a', payload: 'before' });
    const open = spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    void indexedOutbox<string>(args.name).put({ id: 'b', payload: 'at the last moment' });
    open.mockRestore();
    const next = indexedOutbox<string>(args.name);
    await expect((await next.load()).map(({ id }) => id)).toEqual(['a', 'b']);
    await expect(await next.has('b')).toBe(true);
    await expect(Object.keys(localStorage).filter((key) => key.includes(args.name))).toEqual([]);
  },
});

/** Entries come back in the order they were written in, also when one is written anew. */
export const KeepsTheOrder = meta.story({
  args: { name: 'story-outbox-order' },
  play: async ({ args }) => {
    const before = indexedOutbox<string>(args.name);
    for (const id of ['z', 'a', 'm']) await before.put({ id, payload: id });
    await before.put({ id: 'z', payload: 'again' });
    await before.remove('a');
    await before.remove('nobody');
    await expect([await before.has('m'), await before.has('a')]).toEqual([true, false]);
    await expect(await indexedOutbox<string>(args.name).load()).toEqual([
      { id: 'z', payload: 'again' },
      { id: 'm', payload: 'm' },
    ]);
  },
});

/** Two pages that find the same entries send each of them once, and one page at a time. */
export const OnePageSends = meta.story({
  args: { name: 'story-outbox-pages' },
  play: async ({ args }) => {
    const left = indexedOutbox<string>(args.name);
    for (const id of ['1', '2', '3']) await left.put({ id, payload: id });
    const arrived: string[] = [];
    let atOnce = 0;
    const page = () =>
      createOutbox<string>({
        send: async (note) => {
          await expect((atOnce += 1)).toBe(1);
          await new Promise((resolve) => setTimeout(resolve, 5));
          atOnce -= 1;
          arrived.push(note);
        },
        storage: indexedOutbox(args.name),
      });
    const pages = [page(), page()];
    await Promise.all(pages.map((each) => each.restore()));
    await expect(arrived).toEqual(['1', '2', '3']);
    await expect(pages.flatMap((each) => each.unsent())).toEqual([]);
  },
});

/** A database that could not be opened once is tried again. */
export const OpensLater = meta.story({
  args: { name: 'story-outbox-later' },
  play: async ({ args }) => {
    const { open } = indexedDB;
    const storage = indexedOutbox<string>(args.name);
    indexedDB.open = () => {
      throw new DOMException('Not now', 'InvalidStateError');
    };
    await expect(storage.put({ id: '1', payload: 'a note' })).rejects.toThrow('Not now');
    indexedDB.open = open;
    await storage.put({ id: '1', payload: 'a note' });
    await expect(await storage.has('1')).toBe(true);
  },
});

/** Who deletes the database, as at a logout, does not wait for the page that has it open, which goes on with an empty one. */
export const CanBeDeleted = meta.story({
  args: { name: 'story-outbox-deleted' },
  play: async ({ args }) => {
    const storage = indexedOutbox<string>(args.name);
    await storage.put({ id: '1', payload: 'a note' });
    const deleted = new Promise<string>((resolve) => {
      const request = indexedDB.deleteDatabase(args.name);
      request.onblocked = () => resolve('blocked');
      request.onsuccess = () => resolve('deleted');
    });
    await expect(await deleted).toBe('deleted');
    await expect(await storage.load()).toEqual([]);
    await storage.put({ id: '2', payload: 'another' });
    await expect(await storage.load()).toEqual([{ id: '2', payload: 'another' }]);
  },
});
