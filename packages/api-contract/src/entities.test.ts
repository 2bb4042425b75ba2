import { expect, it } from 'vitest';
import { blockUser } from './calls/safety';
import { register } from './calls/registration';
import { checkLike } from './calls/likes';
import { premiumRequest } from './calls/premium';
import { login } from './calls/session';
import {
  dialogue,
  lastMessage,
  member,
  memberCard,
  message,
  otherUser,
  premiumStatus,
  user,
} from './entities';
import { events } from './events';

const aUser = {
  ...{ id: 5, name: 'Вера', age: 28, email: 'vera@mail.ru', gender: 'female', city: { name: 'Москва' } },
  ...{
    birth_day: 14,
    birth_month: 6,
    birth_year: 1998,
    about: null,
    goals: [],
    online: true,
    premium: false,
  },
  ...{ auth: true, sound: true, main_image: null, all_images: {} },
};

/** The fields of a user as spec point 3 lists them; where one of them is not the member's own, what has it. */
const ofUser = [
  ...['id', 'name', 'age', 'email', 'password', 'gender', 'city', 'birth_day', 'birth_month', 'birth_year'],
  ...['about', 'position', 'company', 'education', 'height', 'goals', 'languages', 'orientation'],
  ...['relationship', 'children', 'smoking', 'alcohol', 'online', 'premium', 'locale', 'auth', 'sound'],
  ...['block', 'image', 'main_image', 'all_images', 'images'],
];
const elsewhere: Readonly<Record<string, readonly object[]>> = {
  password: [register.body.shape],
  block: [member.shape, otherUser.shape],
  image: [otherUser.shape],
  images: [memberCard.shape, login.answer.shape],
};
const forOthers = ['email', 'birth_day', 'birth_month', 'birth_year', 'locale', 'auth', 'sound'];
const own = ofUser.filter((field) => !(field in elsewhere));

it.each(ofUser)('a user has %s, each where it belongs [ENT-02]', (field) => {
  for (const shape of elsewhere[field] ?? [user.shape]) expect(Object.keys(shape)).toContain(field);
});

type Fields = readonly string[];

/** Each entity with the fields of the specification, and those that a decision added. */
const entities: readonly [name: string, shape: object, fields: Fields, added?: Fields][] = [
  ['user', user.shape, own],
  ['another user', member.shape, [...own.filter((field) => !forOthers.includes(field)), 'block']],
  ['premium status', premiumStatus.shape, ['is_active', 'expires_at', 'duration_days'], ['in_review']],
  [
    'premium request',
    premiumRequest.shape,
    ['user_id', 'name', 'request_date', 'duration_days'],
    ['id', 'status'],
  ],
  [
    'encounter card',
    memberCard.shape,
    ['id', 'name', 'age', 'online', 'main_image', 'images', 'goals'],
    ['city', 'mark'],
  ],
  [
    'dialogue',
    dialogue.shape,
    [
      ...['id', 'dialog_id', 'dialog_available', 'is_premium_active', 'otherUser', 'lastMessage'],
      ...['unread', 'unreadMessageIds'],
    ],
  ],
  [
    'other user of a dialogue',
    otherUser.shape,
    ['id', 'name', 'image', 'online', 'gender', 'block', 'current_blocked'],
    ['age', 'is_deleted'],
  ],
  ['last message', lastMessage.shape, ['content'], ['id', 'type', 'sender_id', 'created_at']],
  [
    'message',
    message.shape,
    ['id', 'dialog_id', 'sender_id', 'recipient_id', 'content', 'created_at', 'status', 'type'],
    ['client_id', 'reply_to', 'reaction'],
  ],
  ['block', blockUser.body.shape, ['blocked_id', 'reason']],
  ['like check', checkLike.answer.shape, ['liked']],
  [
    'notification',
    events.notification.payload.shape,
    ['id', 'type', 'user_name', 'avatar', 'content', 'dialog_id', 'duration_days'],
  ],
];

it.each(entities)(
  '%s has the fields of spec point 3 and no others [ENT-02]',
  (_, shape, fields, added = []) => {
    expect(Object.keys(shape).sort()).toEqual([...fields, ...added].sort());
  },
);

it.each([
  ['without a locale', undefined, 'en'],
  ['with none', null, 'en'],
  ['with one', 'ru', 'ru'],
])('a registration that is answered %s has a language [REG-12]', (_, locale, read) => {
  const answer = { user: { ...aUser, locale }, premium: { is_active: false } };
  expect(register.answer.parse(answer).user.locale).toBe(read);
});

it('another user has nothing that is theirs alone [ENT-02]', () => {
  for (const field of forOthers) expect(Object.keys(member.shape)).not.toContain(field);
});
