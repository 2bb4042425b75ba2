import type { Locale } from '@iskra/api-contract';
import type { LabelPack, SomeLabels } from '@iskra/ui';
import { makeAutoObservable, observableRef } from 'mobx';
import { loadWords, type Catalog, type TextArea, type Words } from './loadWords';

/** The texts of the screens opened so far, in the member's language; a change of it needs no reload [I18-01]. */
export class Texts {
  locale: Locale;
  messages: Catalog = {};
  /** The language that is shown, and the kit's words in it. */
  kit: LabelPack<SomeLabels>;
  private readonly areas = new Set<TextArea>(['entry']);

  constructor(
    locale: Locale,
    private readonly load: typeof loadWords = loadWords,
  ) {
    this.locale = locale;
    this.kit = { locale, labels: {} };
    makeAutoObservable<Texts, 'areas' | 'load'>(
      this,
      { messages: observableRef, kit: observableRef, areas: false, load: false },
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
    const words = await Promise.all([...this.areas].map((area) => this.load(locale, area)));
    if (locale === this.locale) this.show(words);
  }

  show(words: readonly Words[]): void {
    this.messages = Object.assign({}, ...words.map(({ texts }) => texts)) as Catalog;
    const labels = Object.assign({}, ...words.map(({ kit }) => kit)) as SomeLabels;
    this.kit = { locale: this.locale, labels };
  }
}
