import { limits, setLocale, type Locale } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import * as z from 'zod/mini';
import type { Api } from '../../shared/api';
import { persisted, type KeyValueStorage } from '../../shared/storage';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** How the member wants the interface: language, theme, hidden texts of notices; kept in local storage [SET-06]. */
export class PreferencesStore {
  locale: Locale = limits.defaultLocale;
  theme: ThemeChoice = 'system';
  /** Notices on this device do not show what was written. */
  hidesTexts = false;
  private readonly kept;

  constructor(
    private readonly api: Api,
    storage: KeyValueStorage,
  ) {
    this.kept = {
      locale: persisted(storage, 'locale', z.enum(limits.locales), limits.defaultLocale as Locale),
      theme: persisted(storage, 'theme', z.enum(['system', 'light', 'dark']), 'system' as ThemeChoice),
      hidesTexts: persisted(storage, 'hidesTexts', z.boolean(), false),
    };
    this.reread();
    makeAutoObservable<PreferencesStore, 'api' | 'kept'>(
      this,
      { api: false, kept: false },
      { autoBind: true },
    );
  }

  /** Takes over what another tab of the device chose [I18-01]. */
  reread(): void {
    this.locale = this.kept.locale.read();
    this.theme = this.kept.theme.read();
    this.hidesTexts = this.kept.hidesTexts.read();
  }

  setLocale(locale: Locale): void {
    this.locale = locale;
    this.kept.locale.write(locale);
  }

  /** Also tells the server, so that its texts and the other devices follow. */
  async chooseLocale(locale: Locale, isSignedIn: boolean): Promise<void> {
    this.setLocale(locale);
    if (!isSignedIn) return;
    await this.api.send(setLocale, { body: { locale } }).catch((error: unknown) => {
      console.warn('Language not kept', error);
    });
  }

  setTheme(theme: ThemeChoice): void {
    this.theme = theme;
    this.kept.theme.write(theme);
  }

  setHidesTexts(hidesTexts: boolean): void {
    this.hidesTexts = hidesTexts;
    this.kept.hidesTexts.write(hidesTexts);
  }
}
