export { LanguageSwitch } from './components/LanguageSwitch';
export { Fields, FormError, FormLead, FormTitle } from './components/Form.styles';
export { WelcomeLayout } from './components/WelcomeLayout';
export { loadRestoreEmailPage } from './restoring/loadRestoreEmailPage';
export { useLogout } from './useLogout';
