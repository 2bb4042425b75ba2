import type { Locale } from '@iskra/api-contract';
import { createContext } from 'react';
import type { InfoPageName } from '../infoPages';
import type { InfoContent } from './InfoContent';
import { loadInfoContent } from './loadInfoContent';

/** Gives the texts of the rules, each asked for once. */
export class InfoTexts {
  private readonly asked = new Map<string, Promise<InfoContent | null>>();

  constructor(private readonly load: typeof loadInfoContent) {}

  /** Null where the text did not load. */
  read(page: InfoPageName, locale: Locale): Promise<InfoContent | null> {
    const name = page + locale;
    const asked = this.asked.get(name) ?? this.load(page, locale).catch(() => null);
    this.asked.set(name, asked);
    return asked;
  }

  /** Asks anew the next time, after a failure. */
  forget(): void {
    this.asked.clear();
  }
}

/** Where the texts of the rules come from; a story puts a source there that fails. */
export const InfoSource = createContext(new InfoTexts(loadInfoContent));
