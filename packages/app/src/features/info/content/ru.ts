import type { InfoPageName } from '../infoPages';
import type { InfoContent } from './InfoContent';
import { help } from './ru/help';
import { paymentRules } from './ru/paymentRules';
import { privacy } from './ru/privacy';
import { support } from './ru/support';
import { terms } from './ru/terms';

/** The legal and help pages in Russian [I18-02]. */
export const pages: Record<InfoPageName, InfoContent> = {
  terms,
  privacy,
  support,
  'payment-rules': paymentRules,
  help,
};
