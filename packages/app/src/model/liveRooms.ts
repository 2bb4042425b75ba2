import type { LiveRoom, Realtime } from '../shared/realtime';
import type { Clock } from '../shared/store';
import type { ChatStore } from './chat/ChatStore';
import { chatEvents } from './chat/events';
import type { EncountersStore } from './encounters/EncountersStore';
import { deedsEvents } from './deeds/events';
import type { Deeds } from './deeds/Deeds';
import { encountersEvents } from './encounters/events';
import { likesEvents } from './likes/events';
import type { LikesStore } from './likes/LikesStore';
import { matchesEvents } from './matches/events';
import type { MatchesStore } from './matches/MatchesStore';
import { notesEvents } from './notices/events';
import type { Notifier } from './notices/Notifier';
import { peopleEvents } from './people/events';
import type { MembersStore } from './people/MembersStore';
import { premiumEvents } from './premium/events';
import type { PremiumStore } from './premium/PremiumStore';
import { safetyEvents } from './safety/events';
import type { SafetyStore } from './safety/SafetyStore';
import { pauseEvents, sessionEvents } from './session/events';
import type { ServerSwitch } from './session/ServerSwitch';
import type { SessionStore } from './session/SessionStore';

interface LiveStores {
  readonly session: SessionStore;
  readonly deeds: Deeds;
  readonly switches: { readonly pause: ServerSwitch };
  readonly members: MembersStore;
  readonly likes: LikesStore;
  readonly encounters: EncountersStore;
  readonly matches: MatchesStore;
  readonly chat: ChatStore;
  readonly premium: PremiumStore;
  readonly safety: SafetyStore;
}

interface Outside {
  readonly realtime: Realtime;
  readonly notifier: Notifier;
  readonly clock: Clock;
  readonly selfId: () => number | undefined;
}

/** The tables of events of all rooms. */
export function liveRooms(stores: LiveStores, outside: Outside): LiveRoom[] {
  const { session, switches, deeds, members, likes, encounters, matches, chat, premium, safety } = stores;
  return [
    notesEvents(outside.notifier),
    deedsEvents(deeds),
    sessionEvents(session, outside.clock),
    pauseEvents(switches.pause),
    peopleEvents(members),
    likesEvents({ ...outside, likes }),
    matchesEvents({ ...outside, matches, isLikedHere: (id) => encounters.likedHere.has(id) }),
    encountersEvents(encounters),
    chatEvents({ ...outside, chat }),
    premiumEvents({ ...outside, premium }),
    safetyEvents(safety, outside.notifier),
  ];
}
