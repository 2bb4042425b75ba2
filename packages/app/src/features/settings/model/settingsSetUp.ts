import { sendVerificationEmail, verifyCode, type CallDefinition, type User } from '@iskra/api-contract';
import { createVisitorStores } from '../../../model/visitorStores';
import { fakeApi, type Answer } from '../../../shared/api/fakeApi';
import { memoryStorage } from '../../../shared/storage';

export const vera = 'vera@mail.ru';

/** Who is signed in, but for what the test says. */
export const member = {
  ...{ id: 5, name: 'Вера', email: vera, gender: 'female', city: { name: 'Тула' } },
  ...{ birth_day: 14, birth_month: 6, birth_year: 1998 },
} as const satisfies Partial<User>;

/** For tests of the settings: a member who is signed in, on a clock that stands at noon of 21 November 2026. */
export function settingsSetUp(user: User, answers: readonly [CallDefinition, Answer][] = []) {
  const said = () => ({ message: 'ok' });
  const usual: [CallDefinition, Answer][] = [
    [sendVerificationEmail, said],
    [verifyCode, said],
  ];
  const { api, sent } = fakeApi(new Map([...usual, ...answers]));
  const clock = { now: () => new Date('2026-11-21T12:00:00Z'), after: () => () => undefined };
  const storage = memoryStorage({ auth: true, user });
  const { session } = createVisitorStores({
    ...{ api, storage, clock },
    tabStorage: memoryStorage(),
    dropUnsent: () => Promise.resolve(),
  });
  const calls = () => sent.map(({ call, input }) => [call.path, (input as { body?: unknown }).body]);
  return { api, session, clock, user, sent, calls };
}
