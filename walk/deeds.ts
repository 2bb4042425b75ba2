import { likeUser, unlikeUser, updateInfo } from '@iskra/api-contract';
import fc from 'fast-check';
import { endPremium, givePremium } from '../packages/api-mocks/src/world/premium';
import type { WalkPage } from './WalkPage';
import type { WalkWorld } from './WalkWorld';

/** One deed on one page; `other` says which of the others it is about. */
export interface Deed {
  readonly name: keyof typeof deeds;
  readonly page: number;
  readonly other: number;
}

interface Scene {
  readonly world: WalkWorld;
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
    const name = page.member.name === 'Саша' ? 'Женя' : 'Саша';
    const { gender, city, birthDate } = page.member;
    const { day: birth_day, month: birth_month, year: birth_year } = birthDate;
    const { user } = await page.stores.api.send(updateInfo, {
      body: { name, gender, city: { name: city }, birth_day, birth_month, birth_year },
    });
    page.stores.session.setUser(user);
  },
  cuts: ({ page }) => page.setCut(true),
  returns: ({ page }) => page.setCut(false),
  getsPremium: ({ world, page }) => givePremium(world.mocks.world, page.member.id, 7),
  losesPremium: ({ world, page }) => endPremium(world.mocks.world, page.member.id),
} satisfies Record<string, Do>;

/** Any deed of any page about anybody else. */
export const anyDeed: fc.Arbitrary<Deed> = fc.record({
  name: fc.constantFrom(...(Object.keys(deeds) as Deed['name'][])),
  page: fc.nat({ max: 4 }),
  other: fc.nat({ max: 1 }),
});

/** Does it, whatever the server says of it. */
export async function act(world: WalkWorld, { name, page: at, other }: Deed): Promise<void> {
  const page = world.pages[at % world.pages.length];
  if (!page) throw new Error('A walk has pages');
  const others = world.members.filter(({ id }) => id !== page.member.id);
  const otherId = others[other % others.length]?.id ?? 0;
  const doing: Do = deeds[name];
  await Promise.resolve(doing({ world, page, otherId })).catch(() => undefined);
  await world.settle();
}
