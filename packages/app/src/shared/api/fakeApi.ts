import type { CallDefinition } from '@iskra/api-contract';
import type { Api } from './createApi';

/** What a test's back end does with a call: answer, or throw an `ApiError`. */
export type Answer = (input: {
  readonly params?: never;
  readonly query?: never;
  readonly body?: never;
}) => unknown;

/** An `Api` for tests of stores: answers by the call's object, remembers what was sent. */
export function fakeApi(answers: ReadonlyMap<CallDefinition, Answer>) {
  const sent: { call: CallDefinition; input: unknown }[] = [];
  async function send(call: CallDefinition, input: unknown): Promise<unknown> {
    sent.push({ call, input });
    const answer = answers.get(call);
    if (!answer) throw new Error(`The test has no answer to ${call.method} ${call.path}`);
    return answer(input as never);
  }
  const api = { send, upload: (call, file) => send(call, { body: file }) } as Api;
  return { api, sent };
}
