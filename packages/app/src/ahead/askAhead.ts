import type { Locale } from '@iskra/api-contract';
import { addressAhead, openingParts, type CallAhead } from '@iskra/api-contract/ahead';
import { callHeaders } from '../shared/api/callHeaders';
import { keepAhead } from '../shared/api/fetchAhead';
import { pageConfig } from '../shared/pageConfig';
import { keptValue } from './keptValue';
import { ownFilters } from './ownFilters';
import { showParts } from './showParts';

/**
 * Asks for what the page shows first while its code is on its way. It stands in the document of a member's page and runs
 * before anything else, so it is small and knows nothing of stores. A guess that is wrong costs a request: the screen
 * takes up only what it would ask for by itself.
 */
export function askAhead(): void {
  try {
    ask();
  } catch {
    // The device may keep anything: the screen repairs it, and asks by itself.
  }
}

function ask(): void {
  const { ahead } = pageConfig();
  const kept = keptValue<{ id?: number }>('user');
  if (!ahead || ahead.memberId !== kept?.id) return;
  const { memberId, calls, given } = ahead;
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  const locale = keptValue<Locale>('locale') ?? document.documentElement.lang;
  const headers = callHeaders(token, locale);
  const asked = new Map<string, Promise<Response>>();
  for (const call of calls) {
    const address = addressAhead(call, location.pathname, ownFilters(location));
    if (!address) continue;
    const answer = fetch(address, { headers });
    asked.set(address, answer);
    if (given?.address === address && show(call, given.parts)) continue;
    // Whoever takes the answer up hears of what went wrong with it.
    showAnswered(call, answer, { memberId, words: call.words?.[locale as Locale] }).catch(() => undefined);
  }
  keepAhead({ memberId, asked });
}

/** Says whether the opening page shows anything of it: a room has a place of its own, which is empty until its screen comes. */
function show({ shows }: CallAhead, parts: readonly unknown[]): boolean {
  return !!shows && !(shows === 'rows' && /\d/.test(location.pathname)) && showParts(shows, parts);
}

/** Where the document brought nothing, or what other filters found. */
async function showAnswered(
  call: CallAhead,
  asked: Promise<Response>,
  reader: Parameters<typeof openingParts>[2],
): Promise<void> {
  if (!call.shows) return;
  const answer = (await asked).clone();
  if (answer.ok) show(call, openingParts(call.shows, await answer.json(), reader));
}
