import { getAppeal, sendAppeal, type Appeal, type CallDefinition } from '@iskra/api-contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api';
import { fakeApi, type Answer } from '../../../shared/api/fakeApi';
import { AppealStore } from './AppealStore';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const account = { email: 'anna@example.org', password: 'long enough' };
const sent: Appeal = {
  state: 'under_review',
  text: 'Это ошибка.',
  created_at: '2026-06-14T12:00:00.000Z',
  answer: null,
};

/** A server that answers so, or refuses with an error. */
function setUp(answer: () => { appeal: Appeal | null }) {
  const { api, sent: calls } = fakeApi(
    new Map<CallDefinition, Answer>([
      [getAppeal, () => ({ appeal: null })],
      [sendAppeal, answer],
    ]),
  );
  return { store: new AppealStore(api), calls };
}

it('sends what is typed with e-mail and password, and shows what the server has (D-39)', async () => {
  const { store, calls } = setUp(() => ({ appeal: sent }));
  await store.load(account);
  expect(store.appeal).toBeNull();
  store.write('Это ошибка.');
  await store.send(account);
  expect(calls.at(-1)).toEqual({ call: sendAppeal, input: { body: { ...account, text: 'Это ошибка.' } } });
  expect([store.appeal, store.problem]).toEqual([sent, null]);
});

it.each([
  ['no connection', new ApiError('network', ''), { kind: 'offline' }],
  [
    'too many tries',
    new ApiError('refused', 'Слишком часто.', 429),
    { kind: 'refused', said: 'Слишком часто.' },
  ],
  [
    'an empty text',
    new ApiError('refused', 'm', 422, { text: ['Заполните это поле.'] }),
    { kind: 'refused', said: 'Заполните это поле.' },
  ],
])('what is typed stays after %s, and can be sent again (D-39)', async (_, error, problem) => {
  let isFailing = true;
  const { store } = setUp(() => {
    if (isFailing) throw error;
    return { appeal: sent };
  });
  await store.load(account);
  store.write('Это ошибка.');
  await store.send(account);
  expect([store.text, store.problem, store.isFree]).toEqual(['Это ошибка.', problem, false]);
  isFailing = false;
  await store.send(account);
  expect([store.appeal, store.problem]).toEqual([sent, null]);
});

it('says that the suspension is over (D-39)', async () => {
  const { store } = setUp(() => {
    throw new ApiError('refused', 'Доступ уже открыт: войдите.', 409);
  });
  await store.load(account);
  await store.send(account);
  expect([store.isFree, store.problem?.said]).toEqual([true, 'Доступ уже открыт: войдите.']);
});

it('knows nothing yet of another account; what is typed stays (D-39)', async () => {
  const { store } = setUp(() => ({ appeal: sent }));
  await store.load(account);
  store.write('Это ошибка.');
  const asking = store.load({ ...account, email: 'vera@example.org' });
  expect([store.appeal, store.text]).toEqual([undefined, 'Это ошибка.']);
  await asking;
});

it('an answer that was asked for before does not take back what was sent since (D-39)', async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const { api } = fakeApi(
    new Map<CallDefinition, Answer>([
      [getAppeal, () => late.then(() => ({ appeal: null }))],
      [sendAppeal, () => ({ appeal: sent })],
    ]),
  );
  const store = new AppealStore(api);
  const loading = store.load(account);
  store.write('Это ошибка.');
  await store.send(account);
  arrive();
  await loading;
  expect([store.appeal, store.isLoading]).toEqual([sent, false]);
});
