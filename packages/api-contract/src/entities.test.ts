import { expect, it } from 'vitest';
import { blockUser } from './calls/safety';
import { register } from './calls/registration';
import { checkLike } from './calls/likes';
import { premiumRequest } from './calls/premium';
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
import { limits } from './limits';

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

const own = [
  ...['id', 'name', 'age', 'email', 'gender', 'city', 'birth_day', 'birth_month', 'birth_year', 'about'],
  ...['position', 'company', 'education', 'height', 'goals', 'languages', 'orientation', 'relationship'],
  ...['children', 'smoking', 'alcohol', 'online', 'premium', 'locale', 'auth', 'sound', 'main_image'],
  'all_images',
];
const forOthers = ['email', 'birth_day', 'birth_month', 'birth_year', 'locale', 'auth', 'sound'];

it.each([
  ['user', user.shape, own],
  ['another user', member.shape, [...own.filter((field) => !forOthers.includes(field)), 'block']],
  ['premium status', premiumStatus.shape, ['is_active', 'expires_at', 'duration_days']],
  ['premium request', premiumRequest.shape, ['user_id', 'name', 'request_date', 'duration_days']],
  ['encounter card', memberCard.shape, ['id', 'name', 'age', 'online', 'main_image', 'images', 'goals']],
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
  ],
  ['last message', lastMessage.shape, ['content']],
  [
    'message',
    message.shape,
    ['id', 'dialog_id', 'sender_id', 'recipient_id', 'content', 'created_at', 'status', 'type'],
  ],
  ['block', blockUser.body.shape, ['blocked_id', 'reason']],
  ['like check', checkLike.answer.shape, ['liked']],
  [
    'notification',
    events.notification.payload.shape,
    ['id', 'type', 'user_name', 'avatar', 'content', 'dialog_id', 'duration_days'],
  ],
])('%s has the fields of spec point 3 [ENT-02]', (_, shape, fields) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields));
});

it.each([
  ['without a locale', undefined, limits.registrationLocale],
  ['with none', null, limits.registrationLocale],
  ['with one', 'ru', 'ru'],
])('a registration that is answered %s has a language [REG-12]', (_, locale, read) => {
  const answer = { user: { ...aUser, locale }, premium: { is_active: false } };
  expect(register.answer.parse(answer).user.locale).toBe(read);
});

it('another user has nothing that is theirs alone [ENT-02]', () => {
  for (const field of forOthers) expect(Object.keys(member.shape)).not.toContain(field);
});
