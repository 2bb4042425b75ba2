import { mayHear, parseChannel, type DialogueToHear } from '@iskra/api-contract/rules';
import type { Database } from '../../db/Database';
import { dialoguesToHear } from '../dialogues/dialogues.repository';

/** Which of these channels a member may subscribe to; all dialogues among them are read at once (D-09). */
export async function allowedChannels(
  db: Database,
  userId: number,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = new Map(names.map((name) => [name, parseChannel(name)]));
  const ids = [...asked.values()].flatMap((channel) => (channel?.kind === 'dialogue' ? [channel.id] : []));
  const dialogues =
    ids.length > 0 ? await dialoguesToHear(db, ids, userId) : new Map<number, DialogueToHear>();
  return new Set(names.filter((name) => mayHear(asked.get(name) ?? null, userId, (id) => dialogues.get(id))));
}
