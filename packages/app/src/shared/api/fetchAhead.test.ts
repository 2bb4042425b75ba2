import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropAhead, fetchAhead, keepAhead } from './fetchAhead';

const people = '/api/get-filtered-users?city=Москва';
const get = { method: 'GET' };

let ask: ReturnType<typeof vi.fn<typeof fetch>>;
let selfId: number | undefined;
beforeEach(() => {
  selfId = 5;
  ask = vi.fn<typeof fetch>(async () => new Response('asked by the screen'));
});
afterEach(dropAhead);

/** The page of member 5, whose document has asked for people. */
function pageWith(answer: Promise<Response>) {
  keepAhead({ memberId: 5, asked: new Map([[people, answer]]) });
  return fetchAhead(() => selfId, ask);
}

const early = () => Promise.resolve(new Response('asked ahead'));
const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('what a document asked for ahead', () => {
  it('answers the call to the same address, once', async () => {
    const send = pageWith(early());
    expect(await textOf(send(people, get))).toBe('asked ahead');
    expect(ask).not.toHaveBeenCalled();
    expect(await textOf(send(people, get))).toBe('asked by the screen');
  });

  it.each([
    ['other filters', '/api/get-filtered-users?city=Казань', get],
    ['a deed', people, { method: 'POST' }],
  ])('does not answer %s', async (_, address, init) =>
    expect(await textOf(pageWith(early())(address, init))).toBe('asked by the screen'),
  );

  it.each([
    ['another member', 6],
    ['a visitor', undefined],
  ])('does not answer %s', async (_, id) => {
    selfId = id;
    expect(await textOf(pageWith(early())(people, get))).toBe('asked by the screen');
  });

  it('is asked for again where no answer came', async () =>
    expect(await textOf(pageWith(Promise.reject(new TypeError('Failed to fetch')))(people, get))).toBe(
      'asked by the screen',
    ));

  it('hands a refusal on', async () => {
    const answer = await pageWith(Promise.resolve(new Response('', { status: 401 })))(people, get);
    expect([answer.status, ask.mock.calls.length]).toEqual([401, 0]);
  });

  it('leaves a page alone that asked for nothing, also before it knows who is signed in', async () => {
    const send = fetchAhead(() => {
      throw new Error('There are no stores yet');
    }, ask);
    expect(await textOf(send(people, get))).toBe('asked by the screen');
  });

  it('is gone once it is dropped', async () => {
    const send = pageWith(early());
    dropAhead();
    expect(await textOf(send(people, get))).toBe('asked by the screen');
  });
});

it('lets go of what nobody took up, which else would keep its connection', async () => {
  const answer = new Response('{}');
  keepAhead({ memberId: 5, asked: new Map([['/api/messages/9', Promise.resolve(answer)]]) });
  dropAhead();
  await vi.waitFor(() => expect(answer.bodyUsed).toBe(true));
});
