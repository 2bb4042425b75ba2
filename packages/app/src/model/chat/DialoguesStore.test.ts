import { getDialogues, getUnreadCount, type Dialogue } from '@iskra/api-contract';
import { buildDialogue, buildMessage } from '@iskra/api-mocks';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { DialogueSearch } from './DialogueSearch';
import { DialoguesStore } from './DialoguesStore';

/** A member with dialogues 120 to 1, the newest first; each of the last hundred has one unread message. */
function store() {
  const all = Array.from({ length: 120 }, (_, at): Dialogue => {
    const id = 120 - at;
    const lastMessage = buildMessage({ id, dialog_id: id, created_at: moment(id) });
    const unread = id <= 100 ? 1 : 0;
    return buildDialogue({ id, dialog_id: id, lastMessage, unread, unreadMessageIds: unread ? [id] : [] });
  });
  const state = { isDown: false };
  const { api, sent } = fakeApi(
    new Map([
      [
        getDialogues,
        ({ query }: { query?: never }) => {
          if (state.isDown) throw new ApiError('network', '');
          const { limit, before } = query as unknown as { limit: string; before?: string };
          const from = all.findIndex(({ id }) => String(id) === before) + 1;
          const dialogs = all.slice(from, from + Number(limit));
          return { dialogs, has_more: from + dialogs.length < all.length };
        },
      ],
      [getUnreadCount, () => ({ total_unread_count: 100 })],
    ] as never),
  );
  return { dialogues: new DialoguesStore(api, memoryStorage(), () => 7), all, sent, state };
}

const moment = (minute: number) => new Date(Date.UTC(2026, 5, 14, 0, minute)).toISOString();
const idsOf = ({ newestFirst }: DialoguesStore) => newestFirst.map(({ id }) => id);
const downTo = (last: number) => Array.from({ length: 121 - last }, (_, at) => 120 - at);

describe('a long list of dialogues', () => {
  it('loads by pages of fifty, and knows what is unread further down [CHT-01]', async () => {
    const { dialogues } = store();
    await dialogues.load();
    expect(idsOf(dialogues)).toEqual(downTo(71));
    expect([dialogues.hasMore, dialogues.unreadTotal]).toEqual([true, 100]);
    await dialogues.loadMore();
    expect(idsOf(dialogues)).toEqual(downTo(21));
    expect([dialogues.hasMore, dialogues.unreadTotal]).toEqual([true, 100]);
    await dialogues.loadMore();
    expect(idsOf(dialogues)).toEqual(downTo(1));
    expect([dialogues.hasMore, dialogues.unreadTotal]).toEqual([false, 100]);
  });

  it('loads anew as far as it was shown', async () => {
    const { dialogues, all } = store();
    await dialogues.load();
    await dialogues.loadMore();
    all.splice(10, 1);
    await dialogues.load();
    expect(idsOf(dialogues)).toEqual([...downTo(111), ...downTo(20).slice(11)]);
  });

  it('takes a message to a dialogue that was not loaded to its top [CHT-11]', async () => {
    const { dialogues, all } = store();
    await dialogues.load();
    const message = buildMessage({ id: 500, dialog_id: 3, sender_id: 9, created_at: moment(500) });
    const [third] = all.splice(117, 1);
    if (third) all.unshift({ ...third, lastMessage: message });
    await dialogues.receive(message, 7);
    expect(idsOf(dialogues)[0]).toBe(3);
    expect(dialogues.unreadTotal).toBe(100);
  });

  it('is searched to the end for a dialogue that an address names; a failure ends the search', async () => {
    const { dialogues, state } = store();
    const search = new DialogueSearch(dialogues);
    await dialogues.load();
    state.isDown = true;
    await search.find(2);
    expect([dialogues.get(2), search.loading.state]).toEqual([undefined, 'failed']);
    state.isDown = false;
    await search.find(2);
    expect(dialogues.get(2)?.id).toBe(2);
    await search.find(4000);
    expect([dialogues.get(4000), dialogues.hasMore, search.loading.state]).toEqual([
      undefined,
      false,
      'ready',
    ]);
  });

  it('has a dialogue that began after it was loaded, once an address names it [OTH-06, CHT-09]', async () => {
    const { dialogues, all } = store();
    await dialogues.load();
    all.unshift(buildDialogue({ id: 300, dialog_id: 300 }));
    await new DialogueSearch(dialogues).find(300);
    expect(dialogues.get(300)?.id).toBe(300);
  });

  it('keeps what is known to be unread while it loads [CHT-10, SHL-03]', async () => {
    const { dialogues } = store();
    await dialogues.loadUnreadTotal(7);
    expect(dialogues.unreadTotal).toBe(100);
    const loading = dialogues.load();
    expect(dialogues.unreadTotal).toBe(100);
    await loading;
    expect(dialogues.unreadTotal).toBe(100);
  });

  it('shows the unread of the last count after a load that failed [SHL-03]', async () => {
    const { dialogues, state } = store();
    await dialogues.loadUnreadTotal(7);
    state.isDown = true;
    await dialogues.load();
    expect([dialogues.loading.state, dialogues.unreadTotal]).toEqual(['failed', 100]);
  });

  it('shows no picture of who blocked the member, as if they were nobody (D-33) [BLK-03]', async () => {
    const { dialogues, all } = store();
    const otherUser = { ...buildDialogue({}).otherUser, id: 77, image: '/photos/a/lg.webp', online: true };
    all.unshift(buildDialogue({ id: 301, dialog_id: 301, otherUser }));
    await dialogues.load();
    dialogues.setBlocked(77, { block: true });
    expect(dialogues.get(301)?.otherUser).toMatchObject({ image: '/photos/a/lg.webp', online: true });
    dialogues.setBlocked(77, { current_blocked: true });
    expect(dialogues.get(301)?.otherUser).toMatchObject({ image: null, online: false });
  });
});
