export { PreferencesStore, type ThemeChoice } from './model/PreferencesStore';
