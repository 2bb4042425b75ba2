import { quote, type Quote } from '@iskra/api-contract';
import { makeAutoObservable, observableRef } from 'mobx';
import * as z from 'zod/mini';
import { persisted, type KeyValueStorage } from '../../shared/storage';

type Quotes = Readonly<Record<string, Quote>>;

/** Which message the next one of a dialogue answers; kept with its draft. */
export class Answered {
  private quotes: Quotes;
  private readonly kept;

  constructor(storage: KeyValueStorage) {
    this.kept = persisted(storage, 'answered', z.record(z.string(), quote), {});
    this.quotes = this.kept.read();
    makeAutoObservable<Answered, 'kept' | 'quotes'>(
      this,
      { kept: false, quotes: observableRef },
      { autoBind: true },
    );
  }

  get(dialogId: number): Quote | undefined {
    return this.quotes[dialogId];
  }

  set(dialogId: number, answered: Quote | undefined): void {
    this.quotes = withQuote(this.quotes, dialogId, answered);
    // Another tab may have written since.
    this.kept.write(withQuote(this.kept.read(), dialogId, answered));
  }
}

function withQuote(quotes: Quotes, dialogId: number, answered: Quote | undefined): Quotes {
  const { [dialogId]: _, ...others } = quotes;
  return answered ? { ...others, [dialogId]: answered } : others;
}
