import { markMessages } from '@iskra/api-contract';
import type { Api } from '../../shared/api';
import { Loading } from '../../shared/store';
import type { DialoguesStore } from './DialoguesStore';

/** The contract takes no more at once. */
const most = 1000;

/** Tells the server which messages were read. */
export class ReadMarks {
  constructor(
    private readonly api: Api,
    private readonly dialogues: DialoguesStore,
  ) {}

  /**
   * Unread falls to 0 at once; the ids are sent as positive whole numbers, none sends nothing [CHT-12]. When the
   * request failed they are unread again, and the answer is false.
   */
  async mark(dialogId: number, ids: readonly (number | string)[]): Promise<boolean> {
    const { dialogues } = this;
    const messageIds = ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
    dialogues.clearUnread(dialogId, messageIds);
    if (messageIds.length === 0) return true;
    const marking = new Loading('Marking as read');
    const isDone = await marking.track(
      () => this.send(messageIds),
      (total) => dialogues.setUnreadTotal(total),
    );
    if (!isDone) dialogues.restoreUnread(dialogId, messageIds);
    return isDone;
  }

  private async send(ids: readonly number[]): Promise<number> {
    const body = { messageIds: ids.slice(0, most) };
    const { total_unread_count: total } = await this.api.send(markMessages, { body });
    return ids.length > most ? this.send(ids.slice(most)) : total;
  }
}
