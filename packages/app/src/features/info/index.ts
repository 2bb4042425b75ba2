export { LegalLinks } from './components/LegalLinks';
export { infoPages, type InfoPageName } from './infoPages';
export { infoTitles } from './messages';
