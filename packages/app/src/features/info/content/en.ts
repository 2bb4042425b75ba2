import type { InfoPageName } from '../infoPages';
import type { InfoContent } from './InfoContent';
import { help } from './en/help';
import { paymentRules } from './en/paymentRules';
import { privacy } from './en/privacy';
import { support } from './en/support';
import { terms } from './en/terms';

/** The legal and help pages in English [I18-02]. */
export const pages: Record<InfoPageName, InfoContent> = {
  terms,
  privacy,
  support,
  'payment-rules': paymentRules,
  help,
};
