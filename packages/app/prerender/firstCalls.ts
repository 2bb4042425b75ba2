import {
  getDialogues,
  getFilteredUsers,
  getGivenLikes,
  getLikedUsers,
  getMatchedUsers,
  getMessages,
  getUser,
  limits,
  type CallDefinition,
} from '@iskra/api-contract';
import type { CallAhead } from '@iskra/api-contract/ahead';
import type { MemberPage } from '@iskra/api-contract/pagePaths';
import { encountersPaging } from '../src/model/encounters/encountersPaging';
import { paging } from '../src/model/people/paging';
import { defaultFilters, filtersQuery } from '../src/model/filters/filters';
import { callAddress } from '../src/shared/api/callAddress';

/** What the screen of each page asks for first; the document asks for it before the code has come. */
export const firstCalls: Readonly<Partial<Record<MemberPage, readonly CallAhead[]>>> = {
  nearby: [filtered('grid', paging(0))],
  encounters: [filtered('deck', encountersPaging(0))],
  member: [ahead(getUser)],
  messages: [ahead(getDialogues, { limit: String(limits.dialogues.pageSize) }), ahead(getMessages)],
  matched: [ahead(getMatchedUsers)],
  liked: [ahead(getLikedUsers, paging(0))],
  likedGiven: [ahead(getGivenLikes, paging(0))],
};

function ahead({ path }: CallDefinition, query?: CallAhead['query']): CallAhead {
  return query ? { path, query } : { path };
}

function filtered(shows: CallAhead['shows'] & string, query: CallAhead['query']): CallAhead {
  const filters = callAddress('', { query: filtersQuery(defaultFilters) }).slice(1);
  return { ...ahead(getFilteredUsers, query), filters, shows };
}
