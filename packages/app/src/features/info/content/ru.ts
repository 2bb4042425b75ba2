import type { InfoPageName } from '../infoPages';
import type { InfoContent } from './InfoContent';

const soon: InfoContent = { title: '…', sections: [] };

export const pages: Record<InfoPageName, InfoContent> = {
  terms: soon,
  privacy: soon,
  support: soon,
  'payment-rules': soon,
  help: soon,
};
