import {
  deleteImage,
  getChatMarks,
  restoreEmail,
  setMainImage,
  tellTyping,
  updateInfo,
  type BodyOf,
  type Images,
} from '@iskra/api-contract';
import { EmailStore } from '../packages/app/src/features/settings/model/EmailStore';
import { AccountStore } from '../packages/app/src/features/settings/model/AccountStore';
import { PremiumPurchase } from '../packages/app/src/model/premium/PremiumPurchase';
import { signOut } from '../packages/app/src/model/session/signOut';
import { systemClock } from '../packages/app/src/shared/store';
import type { Ground } from './Ground';
import type { ScreenOfList, WalkPage } from './WalkPage';

interface Scene {
  readonly ground: Ground;
  readonly page: WalkPage;
  /** Whom the deed is about. */
  readonly otherId: number;
}

export type Do = (scene: Scene) => Promise<unknown> | undefined | void;

const screen = (name: ScreenOfList): Do => {
  return ({ page }) => page.show({ name });
};

/** What a member can do on a page. */
export const deeds = {
  looksNearby: screen('nearby'),
  looksAtEncounters: screen('encounters'),
  looksAtMessages: screen('messages'),
  looksAtMatches: screen('matched'),
  looksAtLikes: screen('liked'),
  looksAtGivenLikes: screen('given'),
  looksAtBlocked: screen('blocked'),
  looksAtReports: screen('reports'),
  looksAtSettings: screen('settings'),
  looksAtMember: ({ page, otherId }) => page.show({ name: 'member', memberId: otherId }),
  looksAtRoom: ({ page, otherId }) => {
    if (page.dialogueIdWith(otherId) !== undefined) return page.show({ name: 'room', memberId: otherId });
  },
  begins: async ({ ground, page, otherId }) => {
    await page.stores.chat.dialogueWith(otherId);
    await ground.settle();
    await page.show({ name: 'room', memberId: otherId });
  },
  writes: ({ page }) => {
    if (page.roomId !== undefined) page.stores.rooms.send(page.roomId, 'привет');
  },
  answers: ({ page, otherId }) => {
    const { roomId, stores } = page;
    if (roomId === undefined) return;
    const said = stores.rooms.of(roomId).ordered.filter(({ type }) => type === 'text');
    const asked = said[otherId % Math.max(1, said.length)];
    if (asked?.id === undefined) return;
    stores.rooms.answered.set(roomId, { id: asked.id, sender_id: asked.senderId, content: asked.content });
    stores.rooms.send(roomId, 'ответ');
  },
  reacts: ({ page, otherId }) => {
    const { roomId, stores } = page;
    if (roomId === undefined) return;
    const { user } = stores.session;
    const theirs = stores.rooms
      .of(roomId)
      .ordered.filter(({ senderId }) => senderId && senderId !== user?.id);
    const told = theirs[otherId % Math.max(1, theirs.length)];
    if (told?.id === undefined) return;
    return page.reactions.react(roomId, told.id, told.reaction === 'heart' ? null : 'heart');
  },
  types: ({ page, otherId }) => {
    if (page.roomId !== undefined) page.type(page.roomId, `черновик ${otherId}`);
  },
  tellsOfTyping: async ({ page }) => {
    const { roomId, api } = page;
    if (roomId === undefined) return;
    await api.send(tellTyping, { params: { dialogId: String(roomId) }, body: { typing: true } });
  },
  switchesChatMarks: async ({ page }) => {
    const { shown } = await page.api.send(getChatMarks, {});
    await page.stores.deeds.do({ kind: 'chatMarks', isOn: !shown });
  },
  reads: async ({ page }) => {
    const { roomId, stores } = page;
    const unread = stores.chat.dialogues.get(roomId ?? 0)?.unreadMessageIds ?? [];
    if (roomId !== undefined && unread.length > 0) await stores.rooms.markSeen(roomId, unread);
  },
  likesOrUnlikes: ({ page, otherId }) => page.stores.members.toggleLike(otherId),
  swipes: ({ page, otherId }) => page.stores.deeds.do({ kind: 'like', otherId, isOn: true }),
  undoes: ({ page, otherId }) => page.stores.deeds.do({ kind: 'like', otherId, isOn: false }),
  pausesOrEnds: ({ page, otherId }) => page.stores.switches.pause.set(otherId % 2 === 0),
  hidesOnlineOrShows: ({ page, otherId }) => page.stores.switches.onlineHidden.set(otherId % 2 === 0),
  blocks: ({ page, otherId }) => page.stores.safety.block(otherId, 'spam'),
  unblocks: ({ page, otherId }) => page.stores.safety.unblock(otherId),
  reports: ({ page, otherId }) => page.stores.safety.report(otherId, { reason: 'fraud', comment: '' }),
  takesLikeBack: ({ page, otherId }) => page.stores.given.takeBack(otherId),
  unblocksInSettings: ({ page, otherId }) => page.stores.blocked.unblock(otherId),
  likesBack: ({ page, otherId }) => page.stores.likes.likeBack(otherId),
  dismisses: ({ page, otherId }) => page.stores.likes.remove(otherId),
  deletes: async ({ page, otherId }) => {
    const id = page.dialogueIdWith(otherId);
    if (id !== undefined && (await page.stores.rooms.deleteConversation(id))) page.type(id, '');
  },
  renames: async ({ page }) => {
    const name = page.stores.session.user?.name === 'Саша' ? 'Женя' : 'Саша';
    await change(page, { name });
  },
  choosesMain: async ({ page, otherId }) => {
    const { api, session } = page.stores;
    const keys = Object.keys(session.images.all_images);
    const key = keys[otherId % Math.max(1, keys.length)];
    if (key !== undefined) await changeImages(page, () => api.send(setMainImage, { body: { key } }));
  },
  losesPhoto: async ({ page }) => {
    const { api, session } = page.stores;
    const key = Object.keys(session.images.all_images).at(-1);
    if (key !== undefined) await changeImages(page, () => api.send(deleteImage, { body: { key } }));
  },
  moves: async ({ page }) => {
    const city = page.stores.session.user?.city?.name === 'Казань' ? 'Омск' : 'Казань';
    await change(page, { city: { name: city } });
  },
  narrows: ({ page, otherId }) => page.stores.filters.change(wishes[otherId % wishes.length] ?? {}),
  savesFilters: ({ page, otherId }) => {
    const { saved, filters } = page.stores;
    saved.save(`набор ${otherId % wishes.length}`, filters.value);
  },
  renamesSavedFilters: ({ page, otherId }) => {
    const { saved } = page.stores;
    const { name } = saved.sets[otherId % Math.max(1, saved.sets.length)] ?? {};
    if (name !== undefined) saved.rename(name, `${name}!`);
  },
  removesSavedFilters: ({ page, otherId }) => {
    const { saved } = page.stores;
    const { name } = saved.sets[otherId % Math.max(1, saved.sets.length)] ?? {};
    if (name !== undefined) saved.remove(name);
  },
  appliesSavedFilters: ({ page, otherId }) => {
    const { saved, filters } = page.stores;
    const chosen = saved.sets[otherId % Math.max(1, saved.sets.length)]?.filters;
    if (chosen) filters.change(chosen);
  },
  changesEmail,
  putsEmailBack,
  asksForPremium: ({ page }) => new PremiumPurchase({ ...page.stores, clock: systemClock }).send(),
  logsOut: async ({ page }) => {
    await page.visitor.session.leave(() => signOut(page.api), true);
    page.browser.typed.clear();
  },
  deletesAccount: async ({ ground, page }) => {
    const { id } = page.member;
    if (!(await new AccountStore(page.stores).delete())) return;
    page.browser.typed.clear();
    await ground.replace(page.place);
    await showStrangers(ground, id);
  },
} satisfies Record<string, Do>;

/** Filters that a page can be left with: basic and further ones, and none. */
const wishes = [
  { further: { goals: 'friendship', minHeight: '170' } },
  { further: { languages: 'Русский,English' }, gender: 'female' },
  { further: {}, city: null },
] as const;

/** As the section in the settings does: a woman copies the code that is mailed to the new address (D-38) [SET-05]. */
async function changesEmail({ ground, page, otherId }: Scene): Promise<void> {
  const { member, stores } = page;
  const email = `new-${otherId}-${member.id}@example.org`;
  const store = new EmailStore({ ...stores, clock: page.visitor.clock });
  store.edit.begin();
  store.edit.change({ email });
  await store.save();
  if (store.proof.asking !== null) await store.confirm((await ground.mailed.code(email)) ?? '');
  if (stores.session.user?.email === email) member.email = email;
}

/** The link in the mail to the first address, which ends all sessions; refused after 48 hours (decision 0037). */
async function putsEmailBack({ ground, page }: Scene): Promise<void> {
  const token = await ground.mailed.link(page.member.firstEmail);
  if (token === undefined) return;
  const { email } = await page.api.send(restoreEmail, { body: { token } });
  page.member.email = email;
}

/** As the photos' store does. */
async function changeImages({ stores }: WalkPage, change: () => Promise<Images>): Promise<void> {
  stores.session.setImages(await stores.session.changing(change));
}

/** Saves the member's general information with something else in it, as the settings do. */
async function change(
  { stores, member }: WalkPage,
  other: Partial<BodyOf<typeof updateInfo>>,
): Promise<void> {
  const { gender, birthDate, name, city } = member;
  const { day: birth_day, month: birth_month, year: birth_year } = birthDate;
  const own = { name: stores.session.user?.name ?? name, city: { name: city }, gender };
  const body = { ...own, birth_day, birth_month, birth_year, ...other };
  const { user } = await stores.session.changing(() => stores.api.send(updateInfo, { body }));
  stores.session.setUser(user);
}

/**
 * Who does not talk to a member is not told that they go or come back: a profile learns it when it is opened anew, and
 * the count of likes to a regular member, who would know by the moment whose like it was (D-05).
 */
export async function showStrangers({ pages }: Ground, id: number): Promise<void> {
  for (const page of pages) {
    // The tabs of one browser end together.
    if (!page.isSignedIn) continue;
    const { session, likes, members, chat, given, blocked, reports } = page.stores;
    await Promise.all([given, blocked, reports].map(({ query }) => query.markStale()));
    if (!session.isPremium) await likes.refresh();
    if (page.screen.name !== 'member' || page.screen.memberId !== id) continue;
    const ids = await chat.dialogues.loadIds().catch((): number[] => []);
    if (!ids.includes(page.dialogueIdWith(id) ?? 0)) await members.query.markStale();
  }
}
