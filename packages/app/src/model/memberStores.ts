import { getPageContext } from '@iskra/api-contract';
import { ChatStore } from './chat/ChatStore';
import { Deeds } from './deeds/Deeds';
import type { DeedPage } from './deeds/DeedPage';
import type { DeedStorage } from './deeds/deedStorage';
import { EncountersStore } from './encounters/EncountersStore';
import { PassedList } from './encounters/PassedList';
import { LikesStore } from './likes/LikesStore';
import { MatchesStore } from './matches/MatchesStore';
import { KeptProfiles } from './people/KeptProfiles';
import { MembersStore } from './people/MembersStore';
import { PeopleStore } from './people/PeopleStore';
import { FiltersStore } from './filters/FiltersStore';
import type { Notifier } from './notices/Notifier';
import { PremiumStore } from './premium/PremiumStore';
import { SafetyStore } from './safety/SafetyStore';
import { Presence } from './session/Presence';
import { serverSwitches } from './session/ServerSwitch';
import type { Api } from '../shared/api';
import { KeptAnswers } from '../shared/api/KeptAnswers';
import type { Realtime } from '../shared/realtime';
import type { KeyValueStorage, OutboxStorage } from '../shared/storage';
import type { AnswerStorage } from '../shared/storage/answerStorage';
import type { Clock } from '../shared/store';
import { keptCalls } from './keptCalls';
import { liveRooms } from './liveRooms';
import { LiveUpdates } from './LiveUpdates';
import { NewVersion, type WatchVersion } from './version/NewVersion';
import type { VisitorStores } from './visitorStores';

export interface MemberDependencies {
  readonly api: Api;
  readonly realtime: Realtime;
  readonly storage: KeyValueStorage;
  readonly outbox: OutboxStorage;
  readonly clock: Clock;
  readonly notifier: Notifier;
  /** Where likes and settings wait for a network. @default the browser's database */
  readonly deedStorage?: DeedStorage;
  /** Without them a page that opens without a network shows nothing of what was there. */
  readonly answers?: AnswerStorage;
  /** Without it no newer version of the page is ever told of. */
  readonly watchVersion?: WatchVersion;
}

/** The stores of one signed-in member; they go when the member does, so nothing is left for the next one. */
export function createMemberStores(visitor: VisitorStores, from: MemberDependencies) {
  const { storage, clock } = from;
  const filters = new FiltersStore(storage);
  const people = new PeopleStore();
  const passedList = new PassedList(storage, clock);
  const selfId = () => visitor.session.user?.id;
  const kept =
    from.answers && new KeptAnswers({ ...from, answers: from.answers, calls: keptCalls, memberId: selfId });
  const api: Api = kept ?? from.api;
  const deeds: Deeds = new Deeds({ ...from, selfId, page: (): DeedPage => all });
  const stores = {
    ...visitor,
    api,
    deeds,
    notifier: from.notifier,
    filters,
    people,
    passedList,
    version: new NewVersion(from.watchVersion),
    switches: serverSwitches({ api, deeds }),
    presence: new Presence({ ...from, selfId }),
    encounters: new EncountersStore(api, filters, passedList, people, deeds),
    likes: new LikesStore(api, storage, people, deeds),
    matches: new MatchesStore(api, people),
    members: new MembersStore(api, selfId, people, new KeptProfiles(storage), deeds),
    chat: new ChatStore({ ...from, api, selfId, onDialogues: (list) => premium.noteDialogues(list) }),
  };
  const premium = new PremiumStore({ ...stores, api });
  const safety = new SafetyStore({ ...stores, api, selfId, notifier: from.notifier });
  const withoutLive = { ...stores, premium, safety, kept };
  const rooms = liveRooms(withoutLive, { ...from, selfId });
  const isReachable = () =>
    api.send(getPageContext, {}).then(
      () => true,
      () => false,
    );
  const all = { ...withoutLive, live: new LiveUpdates({ ...from, selfId, isReachable, rooms }) };
  return all;
}

export type Stores = ReturnType<typeof createMemberStores>;
