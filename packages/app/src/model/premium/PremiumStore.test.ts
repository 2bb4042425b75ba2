import {
  getDialogues,
  getFilteredUsers,
  getLikedCount,
  getLikedUsers,
  getPaymentCard,
  getPremiumRequest,
  getSession,
  getUnreadCount,
  removePremium,
  requestPremium,
  type CallDefinition,
  type Dialogue,
  type PremiumStatus,
} from '@iskra/api-contract';
import { buildDialogue } from '@iskra/api-mocks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemberStores } from '../memberStores';
import { createVisitorStores } from '../visitorStores';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import type { Realtime } from '../../shared/realtime';
import { memoryOutbox, memoryStorage } from '../../shared/storage';
import { systemClock } from '../../shared/store';
import { PremiumPurchase } from './PremiumPurchase';

const user = { id: 5, name: 'Вера', premium: false };
const until = '2026-07-03T10:00:00.000Z';
const off: PremiumStatus = { is_active: false, expires_at: null };
const on: PremiumStatus = { is_active: true, expires_at: until };
const down = () => {
  throw new ApiError('network', '');
};

/** A member's stores over a server that says what `server` holds. */
function setUp(server: { premium: PremiumStatus; dialogs?: Dialogue[] }) {
  const likers = () => (server.premium.is_active ? [{ id: 7, name: 'Илья' }] : [{ placeholder: true }]);
  const request = { id: 3, user_id: 5, name: 'Вера', request_date: until, duration_days: 7 };
  const answers = new Map<CallDefinition, Answer>([
    [getSession, () => ({ user, premium: server.premium, images: { all_images: {}, main_image: null } })],
    [getLikedUsers, () => ({ users: likers() })],
    [getLikedCount, () => ({ count: 1 })],
    [getDialogues, () => ({ dialogs: server.dialogs ?? [] })],
    [getUnreadCount, () => ({ total_unread_count: 0 })],
    [getFilteredUsers, () => ({ users: [], total: 0, likes_left: server.premium.is_active ? null : 4 })],
    [removePremium, () => ({ message: '' })],
    [getPaymentCard, () => ({ card_number: '2200123456789010' })],
    [getPremiumRequest, () => ({ request: null })],
    [requestPremium, () => ({ request: { ...request, status: 'pending' } })],
  ]);
  const { api, sent } = fakeApi(answers);
  const storage = memoryStorage();
  const dropUnsent = () => Promise.resolve();
  const from = { api, storage, dropUnsent, tabStorage: memoryStorage(), clock: systemClock };
  const visitor = createVisitorStores(from);
  visitor.session.adopt({ user: user as never, premium: server.premium });
  const rest = { outbox: memoryOutbox(), notifier: { notify: vi.fn() }, realtime: {} as Realtime };
  const stores = createMemberStores(visitor, { ...from, ...rest });
  const premiumKept = () => storage.getItem('premiumStatus');
  return { stores, answers, sent, server, premiumKept };
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('premium', () => {
  it('with days is set at once and spreads: likes, dialogues, the day’s likes [PRE-06]', async () => {
    const { stores, server, premiumKept } = setUp({ premium: off, dialogs: [buildDialogue()] });
    stores.likes.query.look();
    await Promise.all([stores.chat.dialogues.load(), stores.encounters.load()]);
    expect(stores.likes).toMatchObject({ hiddenCount: 1, people: [] });
    server.premium = on;
    server.dialogs = [buildDialogue({ is_premium_active: true })];
    const received = stores.premium.receive({ duration_days: 7 });
    expect(stores.premium.isActive).toBe(true);
    await received;
    expect(stores.premium.expiresAt).toBe(until);
    expect(premiumKept()).toBe('true');
    await vi.waitFor(() => expect(stores.likes.people).toMatchObject([{ name: 'Илья' }]));
    expect(stores.chat.dialogues.all).toMatchObject([{ is_premium_active: true }]);
    await vi.waitFor(() => expect(stores.encounters.likesLeft).toBeNull());
  });

  it('without days is cleared at once; who liked is hidden even while nothing can be loaded [PRE-06]', async () => {
    const { stores, server, answers, premiumKept } = setUp({ premium: on });
    await stores.likes.load();
    server.premium = off;
    for (const call of [getLikedUsers, getSession]) answers.set(call, down);
    await stores.premium.receive({});
    expect(stores.premium).toMatchObject({ isActive: false, expiresAt: null });
    expect(premiumKept()).toBe('false');
    expect(stores.likes).toMatchObject({ hiddenCount: 1, people: [] });
  });

  it('that an event from before a crash takes away comes back by what the server says [RT-06]', async () => {
    const { stores } = setUp({ premium: on });
    await stores.premium.receive({});
    expect(stores.premium).toMatchObject({ isActive: true, expiresAt: until });
  });

  it('is cleared by a list of dialogues none of which has it, not by an empty one (D-06) [PRE-06]', async () => {
    const { stores, server } = setUp({ premium: on, dialogs: [] });
    await stores.chat.dialogues.load();
    expect(stores.premium.isActive).toBe(true);
    server.dialogs = [buildDialogue({ is_premium_active: true }), buildDialogue({ id: 8, dialog_id: 8 })];
    await stores.chat.dialogues.load();
    expect(stores.premium.isActive).toBe(true);
    server.dialogs = [buildDialogue({ is_premium_active: false })];
    await stores.chat.dialogues.load();
    expect(stores.premium.isActive).toBe(false);
  });

  it('goes when the member removes it, and stays when that failed [SET-08]', async () => {
    const { stores, answers } = setUp({ premium: on });
    answers.set(removePremium, down);
    expect(await stores.premium.removePremium()).toBe(false);
    expect(stores.premium).toMatchObject({ isActive: true, expiresAt: until });
    answers.set(removePremium, () => ({ message: '' }));
    expect(await stores.premium.removePremium()).toBe(true);
    expect(stores.premium).toMatchObject({ isActive: false, expiresAt: null });
  });
});

describe('buying premium', () => {
  function buy() {
    const all = setUp({ premium: off });
    return { ...all, purchase: new PremiumPurchase({ ...all.stores, clock: systemClock }) };
  }

  it('sends who, when and for how long [PRE-04]', async () => {
    const { purchase, sent } = buy();
    purchase.choose(30);
    expect(await purchase.send()).toBe(true);
    const body = { user_id: 5, name: 'Вера', duration_days: 30, request_date: expect.any(String) as string };
    expect(sent.at(-1)).toMatchObject({ call: requestPremium, input: { body } });
    expect(purchase.request).toMatchObject({ status: 'pending' });
  });

  it('begins anew when closed: step 1, 7 days for 500, an empty box, no card; the request stays [PRE-05]', async () => {
    const { purchase } = buy();
    purchase.choose(30);
    purchase.agree(true);
    purchase.go('payment');
    await purchase.loadCard();
    await purchase.send();
    purchase.reset();
    expect(purchase).toMatchObject({ step: 'benefits', days: 7, isAgreed: false, card: null });
    expect(purchase.package.price).toBe(500);
    expect(purchase.request).toMatchObject({ status: 'pending' });
  });

  it('learns live what an operator decided [PRE-08]', async () => {
    const { purchase, stores } = buy();
    await purchase.send();
    stores.premium.receiveDecision({ id: 99, status: 'refused' });
    expect(purchase.request?.status).toBe('pending');
    stores.premium.receiveDecision({ id: 3, status: 'refused' });
    expect(purchase.request?.status).toBe('refused');
  });

  it('is under review wherever premium is shown, until an operator decides [PRE-05, PRE-08]', async () => {
    const { purchase, stores } = buy();
    const { premium } = stores;
    expect(premium.isUnderReview).toBe(false);
    await purchase.send();
    expect(premium.isUnderReview).toBe(true);
    premium.receiveDecision({ id: 3, status: 'refused' });
    expect(premium.isUnderReview).toBe(false);
  });

  it('is under review as the server says, on a page that did not ask [PRE-05]', async () => {
    const { stores, server } = buy();
    server.premium = { ...off, in_review: true };
    await stores.premium.refresh();
    expect(stores.premium.isUnderReview).toBe(true);
  });
});
