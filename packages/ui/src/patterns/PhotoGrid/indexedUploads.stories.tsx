import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { indexedUploads } from './indexedUploads';

/** A page that shows what was kept under a name, as it finds it. */
function Kept({ name }: { name: string }) {
  const [names, setNames] = useState<readonly string[]>();
  useEffect(() => {
    void indexedUploads(name)
      .load()
      .then((kept) => setNames(kept.map(({ file }) => file.name)));
  }, [name]);
  return <output>{names?.join(', ')}</output>;
}

const meta = preview.meta({
  title: 'Theming/Kept uploads',
  component: Kept,
  tags: ['proof', '!autodocs'],
  args: { name: 'story-uploads' },
  beforeEach:
    ({ args }) =>
    () =>
      void indexedDB.deleteDatabase(args.name),
});

const photo = (name: string, bytes: string) => new File([bytes], name, { type: 'image/jpeg' });
/** A tab of the same browser: its locks are not this page's. */
async function otherTab(): Promise<Window & typeof globalThis> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.hidden = true;
  await new Promise((resolve) => setTimeout(resolve));
  return frame.contentWindow as Window & typeof globalThis;
}

/** Files come back whole and in the order chosen, and one that was sent does not. */
export const ComesBack = meta.story({
  args: { name: 'story-uploads-back' },
  play: async ({ args, step }) => {
    const before = indexedUploads(args.name);
    await before.put({
      id: '1',
      file: photo('one.jpg', 'first'),
      crop: { x: 1, y: 2, width: 30, height: 40, turns: 0 },
    });
    await before.put({ id: '2', file: photo('two.jpg', 'second') });
    await before.put({ id: '3', file: photo('three.jpg', 'third') });
    await before.remove('2');
    await step('with their bytes, types and cuts', async () => {
      const kept = await indexedUploads(args.name).load();
      const read = await Promise.all(kept.map(({ file }) => file.text()));
      await expect(read).toEqual(['first', 'third']);
      await expect(kept.map(({ id, file, crop }) => [id, file.type, crop?.width])).toEqual([
        ['1', 'image/jpeg', 30],
        ['3', 'image/jpeg', undefined],
      ]);
    });
    await step('also for who leaves the screen and comes back to it, or asks twice at once', async () => {
      const [one, two] = await Promise.all([
        indexedUploads(args.name).load(),
        indexedUploads(args.name).load(),
      ]);
      await expect([one.length, two.length]).toEqual([2, 2]);
    });
  },
});

/** While another tab has them, this one gets nothing: two would send a file twice. When that one is gone, it does. */
export const OneTabOnly = meta.story({
  play: async ({ step }) => {
    // Not the name that the page on show has asked for.
    const name = 'story-uploads-tabs';
    const tab = await otherTab();
    let close = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      void tab.navigator.locks.request(name, () => {
        resolve();
        return new Promise<void>((end) => {
          close = end;
        });
      });
    });
    await isHeld;
    const here = indexedUploads(name);
    await here.put({ id: '1', file: photo('one.jpg', 'first') });
    await step('the other tab is there', async () => expect(await here.load()).toEqual([]));
    close();
    tab.frameElement?.remove();
    await step('it is gone', async () => expect(await here.load()).toHaveLength(1));
    indexedDB.deleteDatabase(name);
  },
});

/** A database that could not be opened once is tried again. */
export const OpensLater = meta.story({
  args: { name: 'story-uploads-later' },
  play: async ({ args }) => {
    const { open } = indexedDB;
    const uploads = indexedUploads(args.name);
    indexedDB.open = () => {
      throw new DOMException('Not now', 'InvalidStateError');
    };
    await expect(uploads.put({ id: '1', file: photo('one.jpg', 'first') })).rejects.toThrow('Not now');
    indexedDB.open = open;
    await uploads.put({ id: '1', file: photo('one.jpg', 'first') });
    await expect(await uploads.load()).toHaveLength(1);
  },
});
