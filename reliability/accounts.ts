import { getUnreadCount, type Message } from '@iskra/api-contract';
import { expect, vi } from 'vitest';
import type { Entry } from './Journal';
import type { Member } from './Member';
import { Page } from './Page';
import type { Pair } from './Pair';

/** A message as it lies in the database, by id. */
export interface Stored {
  readonly id: number;
  readonly client_id: string | null;
  readonly content: string;
  readonly recipient_id: number | null;
  readonly is_read: boolean;
}

/** The messages of a dialogue as they are stored; the embedded database is read by the API alone. */
export type ReadStored = (dialogId: number) => Promise<readonly Stored[]>;

/**
 * Compares what senders know with what is there: acknowledged exactly once, refused not at all, unknown at most once
 * and, sent again, exactly once; then order, unread counts and pages. Live pages have to come to the same.
 */
export async function settleAccounts(pair: Pair, readStored?: ReadStored, live: readonly Page[] = []) {
  const { man, woman, dialogId } = pair;
  const mine = ({ journal }: Member) => journal.entries.filter((entry) => entry.dialogId === dialogId);
  compare(await man.read(dialogId), [...mine(man), ...mine(woman)]);
  await sendUnknownAgain(man, woman, dialogId);
  await sendUnknownAgain(woman, man, dialogId);
  const entries = [...mine(man), ...mine(woman)];
  expect(entries.filter(({ outcome }) => outcome === 'unknown')).toEqual([]);
  const messages = await man.read(dialogId);
  compare(messages, entries);
  const ids = messages.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect((await woman.read(dialogId)).map(({ id }) => id)).toEqual(ids);
  if (readStored) await compareStored(await readStored(dialogId), messages, pair);
  await comparePages(pair, ids, live);
}

/** Once, never, or at most once: as the sender was told. */
function compare(messages: readonly Message[], entries: readonly Entry[]): void {
  const known = new Set<unknown>(entries.map(({ clientId }) => clientId));
  const byNobody = messages.filter(({ client_id: id, type }) => type === 'text' && !known.has(id));
  const faults = entries.flatMap((entry) => faultsOf(entry, messages));
  expect([...faults, ...byNobody.map(({ content }) => `sent by nobody: ${content}`)]).toEqual([]);
}

function faultsOf({ clientId, outcome, content, id }: Entry, messages: readonly Message[]): string[] {
  const found = messages.filter(({ client_id }) => client_id === clientId);
  const [one] = found;
  const isRight =
    outcome === 'acknowledged' ? found.length === 1 : found.length <= (outcome === 'unknown' ? 1 : 0);
  const faults = isRight ? [] : [`${outcome} and there ${found.length} times: ${content}`];
  if (one && one.content !== content) faults.push(`another text than was sent: ${content}`);
  if (one && id !== undefined && one.id !== id) faults.push(`another id than was answered: ${content}`);
  return faults;
}

async function sendUnknownAgain(from: Member, to: Member, dialogId: number): Promise<void> {
  for (const entry of from.journal.with('unknown'))
    if (entry.dialogId === dialogId) await from.sendAgain(entry, to);
}

async function compareStored(
  stored: readonly Stored[],
  messages: readonly { id: number }[],
  { man, woman }: Pair,
) {
  expect(stored.map(({ id }) => id)).toEqual(messages.map(({ id }) => id));
  for (const { api, id } of [man, woman]) {
    const unread = stored.filter(({ recipient_id, is_read }) => recipient_id === id && !is_read);
    const answer = await api.send(getUnreadCount, { params: { userId: String(id) } });
    expect(answer.total_unread_count).toBe(unread.length);
  }
}

/** A page that followed the events shows what a page shows that was just loaded. */
async function comparePages({ man, woman, dialogId }: Pair, ids: readonly number[], live: readonly Page[]) {
  for (const member of [man, woman]) {
    const fresh = (await Page.load(member, dialogId)).show(dialogId);
    expect(fresh.ids).toEqual(ids);
    expect(fresh.lastMessageId).toBe(ids.at(-1));
    for (const page of live.filter((one) => one.isOf(member)))
      await vi.waitFor(() => expect(page.show(dialogId)).toEqual(fresh), { timeout: 20_000, interval: 100 });
  }
}
