export { PreferencesStore, type ThemeChoice } from './model/PreferencesStore';
export { Presence } from './model/Presence';
export { Screen } from './Screen';
