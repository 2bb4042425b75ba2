import { infoPages } from '@iskra/api-contract/pagePaths';
import type { MessageDescriptor } from 'react-intl';
import { authMessages } from '../src/features/auth/messages';
import { infoTitles } from '../src/features/info/messages';
import { registrationMessages } from '../src/features/registration/messages';
import type { TextArea } from '../src/shared/i18n';

/** A page that visitors see before any script has run. */
export interface PublicPage {
  readonly path: string;
  /** The texts that it shows. */
  readonly area: TextArea;
  readonly title: MessageDescriptor;
  /** Modules that it loads besides the first, by their sources. */
  readonly modules: readonly string[];
}

const screens = 'src/features';

/** What is open to everybody and the same for everybody. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/login',
    area: 'login',
    title: authMessages.documentTitle,
    modules: [`${screens}/auth/LoginPage.tsx`],
  },
  {
    path: '/register',
    area: 'registration',
    title: registrationMessages.documentTitle,
    modules: [`${screens}/registration/RegistrationPage.tsx`],
  },
  ...infoPages.map((page) => ({
    path: `/info/${page}`,
    area: 'entry' as const,
    title: infoTitles[page],
    modules: [`${screens}/info/PublicPage.tsx`, `${screens}/info/content/ru.ts`],
  })),
];
