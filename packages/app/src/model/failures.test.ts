import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCard, buildMember, buildUser } from '@iskra/api-mocks';
import { ApiError, type Api } from '../shared/api';
import type { Realtime } from '../shared/realtime';
import { memoryOutbox, memoryStorage } from '../shared/storage';
import { Loading, systemClock } from '../shared/store';
import { createMemberStores, type Stores } from './memberStores';
import { Rooms } from './chat/Rooms';
import { memoryDeeds } from './deeds/deedStorage';
import { PassedStore } from './encounters/PassedStore';
import { GivenLikesStore } from './likes/GivenLikesStore';
import { NearbyStore } from './people/NearbyStore';
import { PremiumPurchase } from './premium/PremiumPurchase';
import { BlockedStore } from './safety/BlockedStore';
import { ActiveSessionsStore } from './session/ActiveSessionsStore';
import { chatMarksSwitch, onlineHiddenSwitch, pauseSwitch } from './session/ServerSwitch';
import { signOut } from './session/signOut';
import { createVisitorStores } from './visitorStores';

const card = buildCard({ id: 7 });

/** The stores of a member whose server fails whatever it is asked. */
function setUp() {
  const send = vi.fn(async () => {
    throw new ApiError('refused', 'Сбой', 500);
  });
  const api = { send, upload: send } as unknown as Api;
  const storages = {
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    dropUnsent: () => Promise.resolve(),
  };
  const from = { api, ...storages, clock: systemClock };
  const visitor = createVisitorStores(from);
  visitor.session.adopt({ user: buildUser({ id: 5 }), premium: { is_active: true } });
  const rest = {
    outbox: memoryOutbox(),
    deedStorage: memoryDeeds(),
    notifier: { notify: vi.fn() },
    realtime: {} as Realtime,
  };
  const stores = createMemberStores(visitor, { ...from, ...rest });
  stores.members.upsert(buildMember({ id: 7 }));
  return { stores, send };
}

/** Somebody was passed, and is looked for among the passed. */
function loadPassed({ api, encounters, passedList, people }: Stores): Promise<void> {
  encounters.pass(card);
  return new PassedStore(api, passedList, people).load();
}

/** A deed of one row or profile, as the button that does it keeps its state. */
const pressed = (deed: () => Promise<unknown>) => new Loading('A deed').track(deed, () => undefined);

/** What failures 'everything else' of spec point 8 names, as the stores do it. */
const deeds: readonly (readonly [name: string, run: (stores: Stores) => unknown])[] = [
  ['language change', ({ preferences }) => preferences.chooseLocale('en', true)],
  ['premium removal', ({ premium }) => premium.removePremium()],
  ['loading of matches', ({ matches }) => matches.load()],
  ['loading of likes', ({ likes }) => likes.load()],
  ['loading of people nearby', ({ api, filters, people }) => new NearbyStore(api, filters, people).load()],
  ['loading of encounters', ({ encounters }) => encounters.load()],
  ['like', ({ members }) => pressed(() => members.toggleLike(7))],
  ['unlike', ({ members }) => (members.setLiked(7, true), pressed(() => members.toggleLike(7)))],
  ['like back', ({ likes }) => pressed(() => likes.likeBack(7))],
  ['removal of a like', ({ likes }) => pressed(() => likes.remove(7))],
  ['loading of likes given', ({ api, likes, people }) => new GivenLikesStore(api, likes, people).load()],
  [
    'like taken back from the list',
    ({ api, likes, people }) => pressed(() => new GivenLikesStore(api, likes, people).takeBack(7)),
  ],
  ['loading of whom one passed', loadPassed],
  ['loading of whom one blocked', ({ api, safety }) => new BlockedStore(api, safety).load()],
  ['loading of sessions', ({ api }) => new ActiveSessionsStore(api).load()],
  ['end of a session', ({ api }) => pressed(() => new ActiveSessionsStore(api).end('phone'))],
  ['end of the other sessions', ({ api }) => new ActiveSessionsStore(api).endOthers()],
  ['loading of the pause', (stores) => pauseSwitch(stores).load()],
  ['pause', (stores) => pauseSwitch(stores).set(true)],
  ['loading of the hidden presence', (stores) => onlineHiddenSwitch(stores).load()],
  ['switch of the hidden presence', (stores) => onlineHiddenSwitch(stores).set(true)],
  ['loading of the chat marks', (stores) => chatMarksSwitch(stores).load()],
  ['switch of the chat marks', (stores) => chatMarksSwitch(stores).set(false)],
  ['block', ({ safety }) => safety.block(7, 'spam')],
  ['unblock', ({ safety }) => safety.unblock(7)],
  ['report', ({ safety }) => safety.report(7, { reason: 'spam', comment: '' })],
  ['dialogues', ({ chat }) => chat.dialogues.load()],
  ['messages', ({ chat }) => new Rooms(chat).of(101).load()],
  ['count of unread messages', ({ chat }) => chat.dialogues.loadUnreadTotal(5)],
  ['count of likes', ({ likes }) => likes.loadCount()],
  ['card', (stores) => new PremiumPurchase({ ...stores, clock: systemClock }).loadCard()],
  ['premium request', (stores) => new PremiumPurchase({ ...stores, clock: systemClock }).send()],
  ['marking read', ({ chat }) => new Rooms(chat).marks.mark(101, [3])],
  ['deleting a conversation', ({ chat }) => new Rooms(chat).deleteConversation(101)],
  ['online status', ({ presence }) => presence.tell(true)],
];

const log = vi.spyOn(console, 'warn');

beforeEach(() => {
  log.mockReset();
});

describe('a failure', () => {
  it.each(deeds)('of %s is asked of the server, logged, and breaks nothing [API-03]', async (_, run) => {
    const { stores, send } = setUp();
    await run(stores);
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    expect(send).toHaveBeenCalled();
  });

  it('of unblocking is logged with the server’s message [API-03, BLK-02]', async () => {
    const { stores } = setUp();
    expect(await stores.safety.unblock(7)).toBe(false);
    expect(log.mock.calls[0]).toEqual(['Unblocking failed', 500, 'Сбой']);
  });

  it('of a like among encounters is told to the card, which stays [API-03, ENC-05]', async () => {
    const { stores } = setUp();
    stores.encounters.show([card], '');
    await expect(stores.encounters.like(card)).rejects.toThrow(ApiError);
    expect(stores.encounters.queue).toHaveLength(1);
  });

  it('of sending keeps the message, to be sent again [API-03]', async () => {
    const { stores } = setUp();
    const message = { clientId: 'a', dialogId: 101, senderId: 5, recipientId: 7, content: 'Привет' };
    await stores.chat.outbox.send({ ...message, createdAt: '2026-06-14T12:00:00.000Z' });
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    expect(stores.chat.outbox.inDialogue(101)).toMatchObject([{ message, state: 'failed' }]);
  });

  it('of signing out leaves the member signed in [API-03, SET-09]', async () => {
    const { stores } = setUp();
    await expect(stores.session.leave(() => signOut(stores.api))).rejects.toThrow(ApiError);
    expect(stores.session.isSignedIn).toBe(true);
  });
});
