import { register, sendVerificationEmail, verifyCode, type Gender, type InputOf, type User } from '..';
import type { Client } from './Client';
import type { Target } from './Target';

export type Registration = InputOf<typeof register>['body'];

/** Somebody who registered, and their browser. */
export interface Person {
  readonly client: Client;
  readonly user: User;
  readonly password: string;
}

export const password = 'long enough';

let count = 0;

/** What the wizard sends for a new man of 30 from Moscow, each with an address of his own. */
export function registration(parts: Partial<Registration> = {}): Registration {
  count += 1;
  return {
    gender: 'male',
    name: 'Иван',
    birth_day: 1,
    birth_month: 1,
    birth_year: new Date().getUTCFullYear() - 30,
    city: 'Москва',
    email: `person${count}@example.org`,
    password,
    ...parts,
  };
}

/** Registers somebody as the wizard does, women with the code of the mail. */
export async function join(target: Target, parts: Partial<Registration> = {}): Promise<Person> {
  const client = target.visitor();
  const body = registration(parts);
  if (body.gender === 'female') await confirm(target, client, body.email);
  const { user } = await client.get(register, { body });
  return { client, user, password: body.password };
}

/** Proves an address with the mailed code. */
export async function confirm(target: Target, client: Client, email: string): Promise<void> {
  await client.get(sendVerificationEmail, { body: { email } });
  const code = await target.readCode(email);
  await client.get(verifyCode, { body: { email, verification_code: code } });
}

/** A man and a woman. */
export async function couple(target: Target): Promise<[man: Person, woman: Person]> {
  return [await join(target), await join(target, { gender: 'female' as Gender, name: 'Анна' })];
}
