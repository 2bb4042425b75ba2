import type { Texts } from '../shared/i18n';
import { screen } from './screen';

/** The screens that are open to everybody. */
export function visitorScreens({ need }: Texts) {
  return {
    Login: screen(need, 'login', async () => (await import('../features/auth/LoginPage')).LoginPage),
    Registration: screen(
      need,
      'registration',
      async () => (await import('../features/registration/RegistrationPage')).RegistrationPage,
    ),
    Info: screen(need, 'entry', async () => (await import('../features/info/PublicPage')).PublicPage),
  };
}

export type VisitorScreens = ReturnType<typeof visitorScreens>;
