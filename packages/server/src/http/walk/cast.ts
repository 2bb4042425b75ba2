import { blockUser, createDialogue, getActiveSessions, likeUser, sendMessage } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import { users, type UserRow } from '../../db/schema';
import type { TestServer } from '../../test/createTestServer';
import { likesTold } from '../../test/likesTold';
import type { MemberParts } from '../../test/makeMember';
import { TestClient } from '../../test/TestClient';
import { picture, upload } from '../../test/upload';

/** Who tries a call: one role for every relation to the member it is tried on, and herself. */
export const roles = [
  'visitor',
  'suspended',
  'blocked',
  'stranger',
  'sameGender',
  'regular',
  'premium',
  'partner',
  'self',
] as const;
export type Role = (typeof roles)[number];

interface Signed {
  readonly client: TestClient;
  readonly user: UserRow;
}

/** A woman with a photo and a dialogue with `partner`, and everybody else. */
export interface Cast {
  readonly victim: Signed;
  readonly dialogueId: number;
  /** Her message to the partner. */
  readonly messageId: number;
  readonly photoKey: string;
  /** Names her session of another browser. */
  readonly elsewhere: string;
  readonly actors: Readonly<Record<Role, { readonly client: TestClient; readonly user: UserRow | null }>>;
}

/** `regular` likes her; she likes `premium` and blocked `blocked`. */
export async function makeCast(server: TestServer): Promise<Cast> {
  const man = (name: string, parts: MemberParts = {}) => server.member({ gender: 'male', name, ...parts });
  const premiumUntil = new Date(server.deps.now().getTime() + 1e9);
  const victim = await server.member({ name: 'Жертва', about: 'Тайна' });
  const [suspended, blocked, regular] = [await man('Закрыт'), await man('Чёрный'), await man('Обычный')];
  const [premium, partner] = [await man('Премиум', { premiumUntil }), await man('Свой')];
  const dialogueId = await talk(partner, victim);
  await talk(blocked, victim);
  const words = say('Её слова', victim.user, partner.user, dialogueId);
  const { message } = await victim.client.call(sendMessage, words);
  await like(regular, victim);
  await like(victim, premium);
  await likesTold(server);
  await victim.client.call(blockUser, { body: { blocked_id: blocked.user.id, reason: 'spam' } });
  const closed = eq(users.id, suspended.user.id);
  await server.db.update(users).set({ suspendedReason: 'спам' }).where(closed);
  const photo = await upload(victim.client, await picture(320, 320).jpeg().toBuffer());
  const visitor = { client: await server.visitor(), user: null };
  const stranger = await man('Чужой');
  const sameGender = await server.member({ name: 'Подруга' });
  return {
    victim,
    dialogueId,
    messageId: message.id,
    elsewhere: await signInElsewhere(server, victim),
    photoKey: photo.json<{ key: string }>().key,
    actors: {
      ...{ visitor, suspended, blocked, stranger, sameGender, regular, premium, partner },
      self: victim,
    },
  };
}

export const say = (content: string, from: UserRow, to: UserRow, dialogueId: number) => ({
  params: { dialogId: String(dialogueId) },
  body: { content, sender_id: from.id, recipient_id: to.id },
});

async function signInElsewhere({ app }: TestServer, { client, user }: Signed): Promise<string> {
  await TestClient.signIn(app, user.email);
  const { sessions } = await client.call(getActiveSessions, {});
  return sessions.find(({ is_current: isCurrent }) => !isCurrent)?.id ?? 'none';
}

async function talk(from: Signed, to: Signed): Promise<number> {
  const params = { userId: String(to.user.id) };
  const { dialog_id: id } = await from.client.call(createDialogue, { params });
  await from.client.call(sendMessage, say('Привет', from.user, to.user, id));
  return id;
}

const like = (from: Signed, to: Signed) =>
  from.client.call(likeUser, { params: { userId: String(to.user.id) } });
