import { makeAutoObservable } from 'mobx';
import * as z from 'zod/mini';
import { persisted, type KeyValueStorage } from '../../shared/storage';

type Texts = Readonly<Record<string, string>>;

/** What is typed but not sent, per dialogue; it survives a reload and an ended session. */
export class Drafts {
  private texts: Texts;
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
    const others = this.kept.read();
    // Another tab may have written since: what this one sent is not what that one typed.
    const isMine = text !== '' || others[dialogId] === this.texts[dialogId];
    this.texts = withDraft(this.texts, dialogId, text);
    if (isMine) this.kept.write(withDraft(others, dialogId, text));
  }
}

function withDraft(texts: Texts, dialogId: number, text: string): Texts {
  const { [dialogId]: _, ...others } = texts;
  return text ? { ...others, [dialogId]: text } : others;
}
