export { LegalLinks } from './components/LegalLinks';
