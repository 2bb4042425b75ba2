import type { pagePaths } from '@iskra/api-contract/pagePaths';

/** What every screen is looked at in. */
export const states = ['Ready', 'Loading', 'Empty', 'Failed', 'Offline'] as const;
export type State = (typeof states)[number];

/** The stories of one address. */
export interface ScreenStories {
  /** Where they stand, under `src`. */
  readonly file: string;
  /** Names of stories that show a state under another name. */
  readonly names?: Partial<Record<State, string>>;
  /** States of this screen alone. */
  readonly own?: readonly string[];
  /** Why a state has no story. */
  readonly gaps?: Readonly<Record<string, string>>;
}

const kept = 'It shows what the browser keeps of the session, and asks for nothing.';
const keptButPause = 'It shows what the browser keeps of the session; only whether it is paused comes later.';
const form = 'A form is there at once; what goes wrong shows after it is sent, which a proof does.';
const unkept =
  'No tab keeps a password, so the code is asked for only after the fifth step: Journeys/Registration walks there.';
const words = 'Nothing is asked of the server; NotLoaded shows a text whose part of the code does not come.';
const rules = 'The text is a part of the page’s own code; a part that does not load is Screens/Failed.';

/** Every address of the product, with the stories that show its states, or why there is none. */
export const screenStories: Readonly<Record<keyof typeof pagePaths | 'unknown', ScreenStories>> = {
  start: {
    file: 'app/AppRoutes.stories.tsx',
    gaps: Object.fromEntries(
      states.map((state) => [state, 'It has no screen: it leads to registration or to the profile.']),
    ),
  },
  login: {
    file: 'features/auth/LoginPage.stories.tsx',
    gaps: { Loading: form, Empty: form, Failed: form, Offline: form },
  },
  register: {
    file: 'features/registration/RegistrationPage.stories.tsx',
    names: { Ready: 'Gender' },
    own: ['Name', 'Birth', 'City', 'Account', 'Code'],
    gaps: { Loading: form, Empty: form, Failed: form, Offline: form, Code: unkept },
  },
  info: {
    file: 'features/info/InfoPage.stories.tsx',
    names: { Ready: 'Terms' },
    own: ['Privacy', 'Support', 'PaymentRules', 'Help', 'NotLoaded'],
    gaps: { Loading: words, Empty: words, Failed: words, Offline: words },
  },
  profile: {
    file: 'features/profile/ProfilePage.stories.tsx',
    own: ['Premium'],
    gaps: { Loading: kept, Failed: kept },
  },
  edit: { file: 'features/profile/EditProfilePage.stories.tsx', gaps: { Loading: kept, Failed: form } },
  settings: {
    file: 'features/settings/SettingsPage.stories.tsx',
    own: ['Premium'],
    gaps: { Loading: keptButPause, Empty: 'Everybody has settings.', Failed: form },
  },
  nearby: { file: 'features/nearby/NearbyPage.stories.tsx', own: ['NobodyHere', 'Crowd'] },
  member: {
    file: 'features/member/MemberPage.stories.tsx',
    names: { Empty: 'NotFound' },
    own: ['Premium', 'Blocked', 'SameGender', 'OwnProfile'],
  },
  encounters: { file: 'features/encounters/EncountersPage.stories.tsx', own: ['Premium', 'LimitReached'] },
  messages: {
    file: 'features/chat/MessagesPage.stories.tsx',
    own: ['NothingSelected', 'Blocked', 'Unavailable', 'SameGender'],
  },
  matched: { file: 'features/matches/MatchedPage.stories.tsx' },
  liked: {
    file: 'features/likes/LikedPage.stories.tsx',
    names: { Ready: 'Regular' },
    own: ['Premium'],
  },
  likedGiven: { file: 'features/likes/LikesGiven.stories.tsx', own: ['Premium'] },
  passed: { file: 'features/likes/Passed.stories.tsx' },
  blocked: { file: 'features/settings/BlockedPage.stories.tsx' },
  sessions: {
    file: 'features/settings/SessionsPage.stories.tsx',
    names: { Empty: 'NowhereElse' },
  },
  reports: { file: 'features/settings/ReportsPage.stories.tsx' },
  unknown: {
    file: 'features/info/NotFoundPage.stories.tsx',
    names: { Ready: 'Member' },
    own: ['Visitor'],
    gaps: { Loading: rules, Empty: rules, Failed: rules, Offline: rules },
  },
};
