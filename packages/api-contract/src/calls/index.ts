import * as activeSessions from './activeSessions';
import * as appeals from './appeals';
import * as blocked from './blocked';
import * as broadcasting from './broadcasting';
import * as cards from './cards';
import * as chatMarks from './chatMarks';
import * as dialogues from './dialogues';
import * as given from './given';
import * as likes from './likes';
import * as members from './members';
import * as messages from './messages';
import * as ownSwitches from './ownSwitches';
import * as photos from './photos';
import * as premium from './premium';
import * as profile from './profile';
import * as messageReaction from './messageReaction';
import * as recovery from './recovery';
import * as registration from './registration';
import * as safety from './safety';
import * as reports from './reports';
import * as search from './search';
import * as session from './session';
import * as settings from './settings';
import * as signOut from './signOut';

const { premiumDays: _days, premiumRequest: _request, ...premiumCalls } = premium;
const { personHit: _person, messageHit: _message, ...searchCalls } = search;
const { reportOutcome: _outcome, ...reportCalls } = reports;
const { realtimeConfig: _realtime, pageContext: _context, ...sessionCalls } = session;

/** All calls by name: for the server, the mocks and the checks. The page imports single calls instead [API-01]. */
export const calls = {
  ...sessionCalls,
  ...signOut,
  ...appeals,
  ...activeSessions,
  ...registration,
  ...recovery,
  ...members,
  ...cards,
  ...photos,
  ...profile,
  ...likes,
  ...given,
  ...dialogues,
  ...messages,
  ...chatMarks,
  ...messageReaction,
  ...searchCalls,
  ...safety,
  ...blocked,
  ...reportCalls,
  ...premiumCalls,
  ...settings,
  ...ownSwitches,
  ...broadcasting,
} as const;

export type CallName = keyof typeof calls;
