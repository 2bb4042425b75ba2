import { callHeaders } from '../shared/api/callHeaders';
import { keepAhead } from '../shared/api/fetchAhead';
import { pageConfig } from '../shared/pageConfig';
import { addressAhead } from './addressAhead';
import { keptValue } from './keptValue';

/**
 * Asks for what the page shows first while its code is on its way. It stands in the document of a member's page and runs
 * before anything else, so it is small and knows nothing of stores. A guess that is wrong costs a request: the screen
 * takes up only what it would ask for by itself.
 */
function askAhead(): void {
  const { ahead } = pageConfig();
  const kept = keptValue<{ id?: number }>('user');
  if (!ahead || ahead.memberId !== kept?.id) return;
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  const headers = callHeaders(token, keptValue<string>('locale') ?? document.documentElement.lang);
  const addresses = ahead.calls.flatMap((call) => addressAhead(call, location) ?? []);
  keepAhead({
    memberId: ahead.memberId,
    asked: new Map(addresses.map((address) => [address, fetch(address, { headers })])),
  });
}

askAhead();
