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
  private readonly known: Record<Locale, Map<TextArea, Words>> = { ru: new Map(), en: new Map() };
  private shown: Locale | undefined;

  constructor(
    locale: Locale,
    private readonly load: typeof loadWords = loadWords,
  ) {
    this.locale = locale;
    this.kit = { locale, labels: {} };
    makeAutoObservable<Texts, 'areas' | 'known' | 'shown' | 'load'>(
      this,
      {
        messages: observableRef,
        kit: observableRef,
        areas: false,
        known: false,
        shown: false,
        load: false,
      },
      { autoBind: true },
    );
  }

  /** Loads the texts of an area, if they are not here yet; ends when they are shown. */
  async need(area: TextArea): Promise<void> {
    const { locale } = this;
    if (this.shown === locale && this.known[locale].has(area)) return;
    this.areas.add(area);
    try {
      await this.fetch(locale, area);
    } catch (error) {
      this.areas.delete(area);
      throw error;
    }
    // The first language, or another one by now, which may change meanwhile: they come with all that is shown in it.
    while (this.shown !== this.locale || !this.known[this.locale].has(area)) await this.use(this.locale);
  }

  /** Shows all texts in a language, once they are here; the last one asked for holds. */
  async use(locale: Locale): Promise<void> {
    this.locale = locale;
    await Promise.all([...this.areas].map((area) => this.fetch(locale, area)));
    if (locale === this.locale) this.show(locale);
  }

  private async fetch(locale: Locale, area: TextArea): Promise<void> {
    const known = this.known[locale];
    if (known.has(area)) return;
    known.set(area, await this.load(locale, area));
    // What is known in the language that is shown is shown: whoever needs it next need not wait.
    if (this.shown === locale) this.show(locale);
  }

  /** Everything that has come in the language, whichever came last. */
  private show(locale: Locale): void {
    const words = [...this.known[locale].values()];
    this.shown = locale;
    this.messages = Object.assign({}, ...words.map(({ texts }) => texts)) as Catalog;
    const labels = Object.assign({}, ...words.map(({ kit }) => kit)) as SomeLabels;
    this.kit = { locale, labels };
  }
}
