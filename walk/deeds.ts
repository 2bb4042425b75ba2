import {
  deleteImage,
  likeUser,
  setMainImage,
  unlikeUser,
  updateInfo,
  type BodyOf,
} from '@iskra/api-contract';
import fc from 'fast-check';
import type { Ground } from './Ground';
import type { WalkPage } from './WalkPage';

/** One deed on one page; `other` says which of the others it is about. */
export interface Deed {
  readonly name: keyof typeof deeds;
  readonly page: number;
  readonly other: number;
}

interface Scene {
  readonly ground: Ground;
  readonly page: WalkPage;
  /** Whom the deed is about. */
  readonly otherId: number;
}

type Do = (scene: Scene) => Promise<unknown> | undefined | void;

const screen = (name: 'nearby' | 'messages' | 'matched' | 'liked'): Do => {
  return ({ page }) => page.show({ name });
};

/** What a member can do on a page, what happens to a page, and what an operator does. */
const deeds = {
  looksNearby: screen('nearby'),
  looksAtMessages: screen('messages'),
  looksAtMatches: screen('matched'),
  looksAtLikes: screen('liked'),
  looksAtMember: ({ page, otherId }) => page.show({ name: 'member', memberId: otherId }),
  looksAtRoom: ({ page, otherId }) => {
    if (page.dialogueIdWith(otherId) !== undefined) return page.show({ name: 'room', memberId: otherId });
  },
  begins: async ({ page, otherId }) => {
    await page.stores.chat.dialogueWith(otherId);
    await page.show({ name: 'room', memberId: otherId });
  },
  writes: ({ page }) => {
    if (page.roomId !== undefined) page.stores.chat.send(page.roomId, 'привет');
  },
  reads: async ({ page }) => {
    const { roomId, stores } = page;
    const unread = stores.chat.dialogues.get(roomId ?? 0)?.unreadMessageIds ?? [];
    if (roomId !== undefined && unread.length > 0) await stores.chat.markSeen(roomId, unread);
  },
  likesOrUnlikes: ({ page, otherId }) => page.stores.members.toggleLike(otherId),
  swipes: ({ page, otherId }) => page.stores.api.send(likeUser, { params: { userId: String(otherId) } }),
  undoes: ({ page, otherId }) => page.stores.api.send(unlikeUser, { params: { userId: String(otherId) } }),
  blocks: ({ page, otherId }) => page.stores.safety.block(otherId, 'spam'),
  unblocks: ({ page, otherId }) => page.stores.safety.unblock(otherId),
  likesBack: ({ page, otherId }) => page.stores.likes.likeBack(otherId),
  dismisses: ({ page, otherId }) => page.stores.likes.remove(otherId),
  deletes: ({ page, otherId }) => {
    const id = page.dialogueIdWith(otherId);
    return id === undefined ? undefined : page.stores.chat.deleteConversation(id);
  },
  renames: async ({ page }) => {
    const name = page.stores.session.user?.name === 'Саша' ? 'Женя' : 'Саша';
    await change(page, { name });
  },
  choosesMain: async ({ page, otherId }) => {
    const { api, session } = page.stores;
    const keys = Object.keys(session.images.all_images);
    const key = keys[otherId % Math.max(1, keys.length)];
    if (key !== undefined) session.setImages(await api.send(setMainImage, { body: { key } }));
  },
  losesPhoto: async ({ page }) => {
    const { api, session } = page.stores;
    const key = Object.keys(session.images.all_images).at(-1);
    if (key !== undefined) session.setImages(await api.send(deleteImage, { body: { key } }));
  },
  moves: async ({ page }) => {
    const city = page.stores.session.user?.city?.name === 'Казань' ? 'Омск' : 'Казань';
    await change(page, { city: { name: city } });
  },
  cuts: ({ page }) => page.setCut(true),
  returns: ({ page }) => page.setCut(false),
  getsPremium: ({ ground, page }) => ground.givePremium(page.member.id),
  losesPremium: ({ ground, page }) => ground.endPremium(page.member.id),
} satisfies Record<string, Do>;

/** Saves the member's general information with something else in it, as the settings do. */
async function change(
  { stores, member }: WalkPage,
  other: Partial<BodyOf<typeof updateInfo>>,
): Promise<void> {
  const { gender, birthDate, name, city } = member;
  const { day: birth_day, month: birth_month, year: birth_year } = birthDate;
  const own = { name: stores.session.user?.name ?? name, city: { name: city }, gender };
  const body = { ...own, birth_day, birth_month, birth_year, ...other };
  const { user } = await stores.api.send(updateInfo, { body });
  stores.session.setUser(user);
}

/** Any deed of any page about anybody else. */
export const anyDeed: fc.Arbitrary<Deed> = deedOf(Object.keys(deeds) as Deed['name'][]);

/** Where the network cannot be taken away. */
export const anyOnlineDeed = deedOf(
  (Object.keys(deeds) as Deed['name'][]).filter((name) => name !== 'cuts' && name !== 'returns'),
);

function deedOf(names: readonly Deed['name'][]): fc.Arbitrary<Deed> {
  return fc.record({ name: fc.constantFrom(...names), page: fc.nat({ max: 4 }), other: fc.nat({ max: 1 }) });
}

/** Does it, whatever the back end says of it. */
export async function act(ground: Ground, { name, page: at, other }: Deed): Promise<void> {
  const page = ground.pages[at % ground.pages.length];
  if (!page) throw new Error('A walk has pages');
  const others = ground.members.filter(({ id }) => id !== page.member.id);
  const otherId = others[other % others.length]?.id ?? 0;
  const doing: Do = deeds[name];
  await Promise.resolve(doing({ ground, page, otherId })).catch(() => undefined);
  await ground.settle();
}
