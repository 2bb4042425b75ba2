import { limits } from '@iskra/api-contract';
import { noDetails } from '../world/details';
import { keepFormer } from '../world/formerEmail';
import { hasLike } from '../world/hasLike';
import { theMember } from '../world/members';
import { demoPortraits } from '../world/portraits';
import { closeRequest, requestPremium } from '../world/premium';
import { endSessions } from '../world/sessions';
import type { World } from '../world/World';
import { addPeople, addViewer, addWoman, inADay, inAYear, like, signOut } from './people';
import { matchOf, talk } from './talk';
import { talks } from './talks';

/** Sets a fresh world up: who lives there, who is signed in, how the network is. */
export type Scenario = (world: World) => void;

/** Every state of the product that a story, test or demo begins with. */
export const scenarios = {
  /** Nobody is signed in; there is a city to come to, and demo accounts to sign in with. */
  visitor: (world) => {
    quietInbox(world);
    signOut(world);
  },
  /** A visitor whose e-mail was changed an hour ago: the link of the mail is /info/email-back#link-1 (decision 0037). */
  emailChanged: (world) => {
    quietInbox(world);
    const me = theMember(world, world.viewerId ?? 0);
    keepFormer(world, me, 'other@iskra.demo');
    me.email = 'other@iskra.demo';
    world.skip(60 * 60_000);
    signOut(world);
  },
  /** Just registered: no photos, no likes, no dialogues. */
  newMember: (world) => {
    const nothingYet = { photos: [], about: null, goals: [], details: noDetails };
    addViewer(world, { ...nothingYet, locale: null, createdAt: world.now() });
    addPeople(world, 30);
  },
  /** Five dialogues, two with unread messages, one match that nobody wrote to. */
  busyInbox,
  /** One dialogue, everything read. */
  quietInbox,
  /** The viewer is alone. */
  emptyCity: (world) => void addViewer(world),
  /** A busy inbox, and likes received to see. */
  premiumMember,
  /** The same on the last day of premium: `endPremium` ends it live. */
  premiumExpires: (world) => {
    premiumMember(world);
    const me = world.members.get(world.viewerId ?? 0);
    if (me) me.premiumUntil = inADay(world);
  },
  /** A regular member with likes to unblur, whose payment is under review: `closeRequest` decides live (D-07). */
  premiumPending: (world) => {
    likesReceived(world);
    askForPremium(world);
  },
  /** The same after the request was refused. */
  premiumRefused: (world) => {
    likesReceived(world);
    closeRequest(world, askForPremium(world), 'refused');
  },
  /** A regular member whom seven people like. */
  likesReceived,
  /** A regular member who likes eight people, one of whom is a match. */
  likesGiven: (world) => {
    busyInbox(world);
    giveLikes(world, 8);
  },
  /** A regular member who has given all of the day's likes. */
  likesLimit: (world) => {
    addViewer(world);
    addPeople(world, 2 * limits.likesPerDay);
    giveLikes(world, limits.likesPerDay);
  },
  /** The page believes in a session that has ended: every member's call is a 401 (D-01). */
  expiredSession: (world) => {
    busyInbox(world);
    endSessions(world);
  },
  /** The viewer blocked one, and another blocked the viewer. */
  blockedPair: (world) => {
    const me = addViewer(world);
    const [blocked, blocker] = [addWoman(world, 'Инна'), addWoman(world, 'Светлана')];
    talk(world, [me, blocked], talks['dog'] ?? [], { minutesAgo: 30 });
    talk(world, [me, blocker], talks['run'] ?? [], { minutesAgo: 90 });
    world.blocks.push({ blockerId: me.id, blockedId: blocked.id });
    world.blocks.push({ blockerId: blocker.id, blockedId: me.id });
  },
  /** A busy inbox behind a network that takes two seconds for everything. */
  slow: (world) => {
    busyInbox(world);
    world.network.delayMs = 2000;
  },
  /** A busy inbox behind a network that does not answer until `network.isHanging` ends. */
  loading: (world) => {
    busyInbox(world);
    world.network.isHanging = true;
  },
  /** A busy inbox and no network. */
  offline: (world) => {
    busyInbox(world);
    world.network.isOffline = true;
  },
  /** A busy inbox and a server that answers 500 to everything. */
  serverErrors: (world) => {
    busyInbox(world);
    world.network.isFailing = true;
  },
  /** What `npm run dev:mocks` shows: the demo man with premium, in a city of forty. */
  demo: (world) => {
    premiumMember(world);
    addWoman(world, 'Вера', { email: 'vera@iskra.demo', photos: demoPortraits('vera') });
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

function busyInbox(world: World): void {
  const me = addViewer(world);
  const [sea, bread, run, dog, match] = [
    addWoman(world, 'Полина', { isOnline: true }),
    addWoman(world, 'Екатерина'),
    addWoman(world, 'Дарья', { isOnline: true }),
    addWoman(world, 'Маргарита'),
    addWoman(world, 'Софья'),
  ] as const;
  matchOf(world, me, match, 26 * 60);
  talk(world, [me, dog], talks['dog'] ?? [], { minutesAgo: 24 * 60 });
  talk(world, [me, run], talks['run'] ?? [], { minutesAgo: 3 * 60 });
  talk(world, [me, bread], talks['bread'] ?? [], { minutesAgo: 45, unread: 1 });
  talk(world, [me, sea], talks['sea'] ?? [], { minutesAgo: 4, unread: 2 });
  addPeople(world, 34);
}

function quietInbox(world: World): void {
  const me = addViewer(world);
  talk(world, [me, addWoman(world, 'Дарья', { isOnline: true })], talks['run'] ?? []);
  addPeople(world, 30);
}

function likesReceived(world: World): void {
  quietInbox(world);
  receiveLikes(world, 7);
}

/** The viewer has paid for a week and asked. */
function askForPremium(world: World): number {
  return requestPremium(world, theMember(world, world.viewerId ?? 0), 7).id;
}

function premiumMember(world: World): void {
  busyInbox(world);
  const me = world.members.get(world.viewerId ?? 0);
  if (me) Object.assign(me, { premiumUntil: inAYear(world), premiumDays: 30 });
  receiveLikes(world, 6);
}

/** The last women who came like the viewer, the viewer does not know. */
function receiveLikes(world: World, count: number): void {
  const me = world.members.get(world.viewerId ?? 0);
  const women = [...world.members.values()].filter(({ gender }) => gender === 'female');
  if (me) for (const woman of women.slice(-count)) like(world, woman, me);
}

function giveLikes(world: World, count: number): void {
  const me = world.members.get(world.viewerId ?? 0);
  const others = [...world.members.values()].filter(({ id }) => id !== me?.id);
  for (const other of others.slice(0, count)) {
    if (me && !hasLike(world, me.id, other.id)) like(world, me, other);
  }
}
