import type { Locale } from '@iskra/api-contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { loadCatalog, type Catalog, type TextArea } from './loadCatalog';

/** The texts of the screens opened so far, in the member's language; a change of it needs no reload [I18-01]. */
export class Texts {
  locale: Locale;
  messages: Catalog = {};
  private readonly areas = new Set<TextArea>(['entry']);

  constructor(
    locale: Locale,
    private readonly load: typeof loadCatalog = loadCatalog,
  ) {
    this.locale = locale;
    makeAutoObservable<Texts, 'areas' | 'load'>(
      this,
      { messages: observableRef, areas: false, load: false },
      { autoBind: true },
    );
  }

  /** Loads the texts of an area, if they are not here yet. */
  async need(area: TextArea): Promise<void> {
    if (this.areas.has(area)) return;
    this.areas.add(area);
    try {
      await this.use(this.locale);
    } catch (error) {
      this.areas.delete(area);
      throw error;
    }
  }

  /** Shows all texts in a language, once they are here; the last one asked for holds. */
  async use(locale: Locale): Promise<void> {
    this.locale = locale;
    const catalogs = await Promise.all([...this.areas].map((area) => this.load(locale, area)));
    if (locale === this.locale) this.show(Object.assign({}, ...catalogs) as Catalog);
  }

  show(messages: Catalog): void {
    this.messages = messages;
  }
}
