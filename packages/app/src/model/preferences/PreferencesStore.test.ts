import { expect, it } from 'vitest';
import { fakeApi } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { PreferencesStore } from './PreferencesStore';

it('follows what another tab of the device chose [I18-01]', () => {
  const storage = memoryStorage();
  const { api } = fakeApi(new Map());
  const [one, other] = [new PreferencesStore(api, storage), new PreferencesStore(api, storage)];
  one.setLocale('en');
  one.setTheme('dark');
  other.reread();
  expect(other).toMatchObject({ locale: 'en', theme: 'dark' });
});
