import * as z from 'zod/mini';
import { call } from '../../../../packages/api-contract/src/call';
import { id } from '../../../../packages/api-contract/src/values';

/** 403 to a member without premium and without a photo. */
export const getSample = call({
  summary: 'What it answers, in a few words',
  method: 'GET',
  path: '/api/sample',
  who: 'member',
  answer: z.object({ users: z.array(z.object({ id, name: z.string() })) }),
  errors: [401, 403],
});
