import { expect, it } from 'vitest';
import type { CallDefinition, Schema } from './call';
import { calls } from './calls';

type Row = readonly [line: string, payload: string, answer: string];

const info = 'name gender birth_day birth_month birth_year';
const told = 'about position company education goals height languages orientation relationship';

/** Spec point 7 as it stands there; `payload` is of the body, for a GET of the query. */
const rows: readonly Row[] = [
  ['POST /login', 'email password csrfToken', 'user locale premium images'],
  ['POST /password/reset-request', 'email', 'message'],
  ['POST /password/verify-code', 'email code', 'message'],
  ['POST /password/reset-pass', 'email code password', 'message'],
  ['POST /send-verification-email', 'email', ''],
  ['POST /verify-code', 'email verification_code', ''],
  ['POST /register', `${info} age city email password`, 'user premium'],
  ['POST /logout', '', ''],
  ['POST /api/logout', '', ''],
  ['POST /api/delete-account', '', ''],
  ['POST /api/user-locale', 'locale', ''],
  ['POST /api/update-info', `${info} city age`, 'user'],
  ['POST /api/update-email', 'email', 'user'],
  ['POST /api/users/update-user', `${told} children smoking alcohol`, 'user'],
  ['GET /api/premium/remove/', '', ''],
  ['GET /api/get-filtered-users', 'minAge maxAge gender city onlineStatus includeImages', 'users'],
  ['GET /api/users/matched', '', 'users'],
  ['GET /api/likes/liked/users', '', 'users'],
  ['GET /api/likes/liked-count', '', 'count'],
  ['GET /api/likes/remove-like/{userId}', '', ''],
  ['POST /api/likes/like/{userId}', '', 'dialog_id'],
  ['GET /api/likes/like/create-dialog/{userId}', '', 'dialog_id'],
  ['GET /api/dialogs/{userId}', '', 'dialog_id'],
  ['GET /api/likes/check/{userId}', '', 'liked'],
  ['POST /api/likes/unlike/{userId}', '', 'message'],
  ['GET /api/users/user/{id}', '', 'user'],
  ['POST /api/user/image-upload', '', 'path'],
  ['PATCH /api/user/image-set-as-main', 'key', ''],
  ['POST /api/user/image-delete', 'key', 'all_images main_image'],
  ['GET /api/dialogs', '', 'dialogs'],
  ['GET /api/user-dialogs', '', 'dialogs'],
  ['GET /api/messages/{dialogId}', '', 'messages'],
  ['POST /api/dialog/{dialogId}/message/send', 'content sender_id recipient_id', ''],
  ['POST /api/dialog/messages/mark', 'messageIds', 'total_unread_count'],
  ['GET /api/messages/unread/count/{userId}', '', 'total_unread_count'],
  ['GET /api/dialog/delete/{id}', '', ''],
  ['POST /api/user/status', 'online', ''],
  ['POST /api/block-user', 'blocked_id reason', ''],
  ['DELETE /api/unblock-user/{userId}', '', ''],
  ['GET /api/settings/card', '', 'card_number'],
  ['POST /api/premium-requests', 'user_id name request_date duration_days', ''],
  ['POST /broadcasting/auth', '', ''],
  ['POST /broadcasting/user-auth', '', ''],
];

const lineOf = ({ method, path }: CallDefinition) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
const known: ReadonlyMap<string, CallDefinition> = new Map(
  Object.values(calls).map((definition) => [lineOf(definition), definition]),
);
const words = (text: string) => text.split(' ').filter(Boolean);
const shapeOf = (schema: Schema | undefined) =>
  (schema as { shape?: Record<string, Schema> } | undefined)?.shape ?? {};
const needed = (schema: Schema | undefined) =>
  Object.entries(shapeOf(schema)).flatMap(([name, part]) => (part._zod.optin ? [] : [name]));
const isOfSpec = ([line]: Row) => !line.includes('/broadcasting/');

it.each(rows)('%s is there, with its payload and answer [API-01]', (line, payload, answer) => {
  const definition = known.get(line);
  expect(definition).toBeDefined();
  const sent = definition?.method === 'GET' ? definition.query : definition?.body;
  expect(Object.keys(shapeOf(sent))).toEqual(expect.arrayContaining(words(payload)));
  expect(Object.keys(shapeOf(definition?.answer))).toEqual(expect.arrayContaining(words(answer)));
});

it.each(rows.filter(isOfSpec))('%s asks for nothing that point 7 does not have [API-01]', (line, payload) => {
  const definition = known.get(line);
  for (const part of [definition?.query, definition?.body])
    expect(words(payload)).toEqual(expect.arrayContaining(needed(part)));
});

it('names a photo by the multipart field that carries it [API-01]', () => {
  expect(calls.uploadImage.bodyAs).toBe('upload');
});

it('encounter cards have pictures and goals, cards of a list the five fields of point 7 [API-01]', () => {
  const card = {
    id: 7,
    name: 'Ия',
    age: 28,
    online: 'online',
    main_image: null,
    mark: 1,
    city: { name: 'Тула' },
  };
  const answer = {
    users: [{ ...card, images: ['/a.webp'], goals: ['find_love'] }, card],
    total: 2,
    likes_left: 50,
  };
  expect(calls.getFilteredUsers.answer.safeParse(answer).success).toBe(true);
  for (const field of ['id', 'name', 'age', 'online', 'main_image', 'mark']) {
    const { [field as 'id']: _, ...without } = card;
    expect(calls.getFilteredUsers.answer.safeParse({ ...answer, users: [without] }).success).toBe(false);
  }
});

it('premium of an answer says whether it is active [API-01]', () => {
  for (const definition of [calls.login, calls.register])
    expect(Object.keys(definition.answer.shape.premium.shape)).toContain('is_active');
  expect(Object.keys(calls.login.answer.shape.images.shape)).toEqual(['all_images', 'main_image']);
});
