import type { Texts } from '../shared/i18n';
import { screen } from './screen';

const nearby = ['people', 'nearby'] as const;
const member = ['people', 'member'] as const;
const likes = ['people', 'likes'] as const;
const profile = ['people', 'member', 'profile'] as const;

/** The screens of whoever is signed in. */
export function memberScreens({ need }: Texts) {
  return {
    Shell: screen(need, 'shell', async () => (await import('../features/shell/Shell')).Shell),
    Nearby: screen(need, nearby, async () => (await import('../features/nearby/NearbyPage')).NearbyPage),
    Encounters: screen(
      need,
      'people',
      async () => (await import('../features/encounters/EncountersPage')).EncountersPage,
    ),
    Messages: screen(need, 'chat', async () => (await import('../features/chat/MessagesPage')).MessagesPage),
    Liked: screen(need, likes, async () => (await import('../features/likes/LikedPage')).LikedPage),
    Matched: screen(need, likes, async () => (await import('../features/matches/MatchedPage')).MatchedPage),
    Member: screen(need, member, async () => (await import('../features/member/MemberPage')).MemberPage),
    Profile: screen(need, profile, async () => (await import('../features/profile/ProfilePage')).ProfilePage),
    EditProfile: screen(
      need,
      profile,
      async () => (await import('../features/profile/EditProfilePage')).EditProfilePage,
    ),
    Settings: screen(
      need,
      'settings',
      async () => (await import('../features/settings/SettingsPage')).SettingsPage,
    ),
    Blocked: screen(
      need,
      'settings',
      async () => (await import('../features/settings/BlockedPage')).BlockedPage,
    ),
    Sessions: screen(
      need,
      'settings',
      async () => (await import('../features/settings/SessionsPage')).SessionsPage,
    ),
    Reports: screen(
      need,
      'settings',
      async () => (await import('../features/settings/ReportsPage')).ReportsPage,
    ),
    NotFound: screen(need, 'entry', async () => (await import('../features/info/NotFoundPage')).NotFoundPage),
  };
}

export type MemberScreens = ReturnType<typeof memberScreens>;
