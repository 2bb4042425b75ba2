import { makeAutoObservable } from 'mobx';
import * as z from 'zod/mini';
import { persisted, type KeyValueStorage } from '../../shared/storage';

/** What is typed but not sent, per dialogue; it survives a reload and an ended session. */
export class Drafts {
  private texts: Readonly<Record<string, string>>;
  private readonly kept;

  constructor(storage: KeyValueStorage) {
    this.kept = persisted(storage, 'drafts', z.record(z.string(), z.string()), {});
    this.texts = this.kept.read();
    makeAutoObservable<Drafts, 'kept'>(this, { kept: false }, { autoBind: true });
  }

  get(dialogId: number): string {
    return this.texts[dialogId] ?? '';
  }

  set(dialogId: number, text: string): void {
    const { [dialogId]: _, ...others } = this.texts;
    this.texts = text ? { ...others, [dialogId]: text } : others;
    this.kept.write(this.texts);
  }
}
