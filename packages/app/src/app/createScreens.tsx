import { lazy, type ComponentType } from 'react';
import type { TextArea, Texts } from '../shared/i18n';

/** The screens of the product; each loads with its texts when it is first opened. */
export function createScreens(texts: Texts) {
  function screen<Props extends object>(area: TextArea, load: () => Promise<ComponentType<Props>>) {
    return lazy(async () => {
      const [component] = await Promise.all([load(), texts.need(area)]);
      return { default: component };
    });
  }
  return {
    Login: screen('entry', async () => (await import('../features/auth/LoginPage')).LoginPage),
    Registration: screen(
      'registration',
      async () => (await import('../features/registration/RegistrationPage')).RegistrationPage,
    ),
    Info: screen('entry', async () => (await import('../features/info/PublicPage')).PublicPage),
    Shell: screen('chat', async () => (await import('../features/shell/Shell')).Shell),
    Nearby: screen('people', async () => (await import('../features/nearby/NearbyPage')).NearbyPage),
    Encounters: screen(
      'people',
      async () => (await import('../features/encounters/EncountersPage')).EncountersPage,
    ),
    Messages: screen('chat', async () => (await import('../features/chat/MessagesPage')).MessagesPage),
    Liked: screen('people', async () => (await import('../features/likes/LikedPage')).LikedPage),
    Matched: screen('people', async () => (await import('../features/matches/MatchedPage')).MatchedPage),
    Member: screen('people', async () => (await import('../features/member/MemberPage')).MemberPage),
    Profile: screen('people', async () => (await import('../features/profile/ProfilePage')).ProfilePage),
    EditProfile: screen(
      'people',
      async () => (await import('../features/profile/EditProfilePage')).EditProfilePage,
    ),
    Settings: screen(
      'settings',
      async () => (await import('../features/settings/SettingsPage')).SettingsPage,
    ),
    NotFound: screen('entry', async () => (await import('../features/info/NotFoundPage')).NotFoundPage),
  };
}

export type Screens = ReturnType<typeof createScreens>;
