import { limits } from '@iskra/api-contract';
import { makeAutoObservable, when } from 'mobx';
import { Loading } from '../../shared/store';
import type { DialoguesStore } from './DialoguesStore';

/** Looks for a dialogue that an address names: it may be younger than the list, stand further down, or be gone. */
export class DialogueSearch {
  /** Whom the search is about. */
  soughtId: number | undefined = undefined;
  readonly loading = new Loading('Looking for a dialogue');

  constructor(private readonly dialogues: DialoguesStore) {
    makeAutoObservable<DialogueSearch, 'dialogues'>(this, { dialogues: false }, { autoBind: true });
  }

  /** True when it is there, false when the server has none; null when that is not known. */
  async find(dialogId: number): Promise<boolean | null> {
    this.soughtId = dialogId;
    const isDone = await this.loading.track(
      () => this.seek(dialogId),
      () => undefined,
    );
    return isDone ? this.dialogues.get(dialogId) !== undefined : null;
  }

  /** Loads anew and on until it is there or there are no more; others may load meanwhile, theirs is waited for. */
  private async seek(dialogId: number): Promise<void> {
    const { dialogues } = this;
    let step = dialogues.loading;
    await dialogues.load();
    await this.settled();
    while (!step.isFailed && !dialogues.get(dialogId) && dialogues.hasMore) {
      await dialogues.loadMore(limits.dialogues.largestPage);
      await this.settled();
      step = dialogues.loading.isFailed ? dialogues.loading : dialogues.loadingMore;
    }
    if (step.isFailed) throw step.error ?? new Error('The list of dialogues failed');
  }

  private settled(): Promise<void> {
    const { loading, loadingMore } = this.dialogues;
    return when(() => !loading.isLoading && !loadingMore.isLoading);
  }
}
