import type { MemberPage } from '@iskra/api-contract/pagePaths';
import type { TextArea } from '../src/shared/i18n';

interface MemberScreen {
  /** The texts that it shows. */
  readonly area: TextArea | readonly TextArea[];
  /** By its source. */
  readonly module: string;
  /** Whether the member's own main photo comes first on it: the server, which knows it, lays it into the opening page. */
  readonly ownPhoto?: boolean;
}

const screens = 'src/features';

/** What stands around each of them. */
export const memberModules = ['src/app/pageMember.ts', `${screens}/shell/Shell.tsx`];

const profile: MemberScreen = {
  area: ['people', 'member', 'profile'],
  module: `${screens}/profile/ProfilePage.tsx`,
  ownPhoto: true,
};
const likes: MemberScreen = { area: ['people', 'likes'], module: `${screens}/likes/LikedPage.tsx` };

/** What each shows, as `memberScreens` of the app loads it. */
export const memberScreens: Readonly<Record<MemberPage, MemberScreen>> = {
  start: profile,
  profile,
  edit: { area: profile.area, module: `${screens}/profile/EditProfilePage.tsx` },
  settings: { area: 'settings', module: `${screens}/settings/SettingsPage.tsx` },
  blocked: { area: 'settings', module: `${screens}/settings/BlockedPage.tsx` },
  sessions: { area: 'settings', module: `${screens}/settings/SessionsPage.tsx` },
  reports: { area: 'settings', module: `${screens}/settings/ReportsPage.tsx` },
  nearby: { area: ['people', 'nearby'], module: `${screens}/nearby/NearbyPage.tsx` },
  member: { area: ['people', 'member'], module: `${screens}/member/MemberPage.tsx` },
  encounters: { area: 'people', module: `${screens}/encounters/EncountersPage.tsx` },
  messages: { area: 'chat', module: `${screens}/chat/MessagesPage.tsx` },
  matched: { area: likes.area, module: `${screens}/matches/MatchedPage.tsx` },
  liked: likes,
  likedGiven: likes,
  passed: likes,
};
