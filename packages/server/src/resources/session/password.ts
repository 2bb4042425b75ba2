import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default kind), 19 MiB, two passes (D-26). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

let nobody: Promise<string> | undefined;

/** Takes as long as a real check, so that time does not tell whether an e-mail is known. */
export async function checkNobody(password: string): Promise<false> {
  nobody ??= hashPassword('no member has this password');
  await isPassword(await nobody, password);
  return false;
}
