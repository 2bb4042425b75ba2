import { limits } from '@iskra/api-contract';
import type { CallName } from '@iskra/api-contract/calls';
import { testPassword } from '../../test/makeMember';
import { say, type Cast, type Role } from './cast';

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** What every role gets from one call tried on the victim. */
interface Row {
  /** What is sent; without it nothing. */
  readonly input?: (cast: Cast, role: Role) => Input;
  readonly answers: Readonly<Record<Role, number>>;
  /** Who may change what she sees, besides herself. */
  readonly mayChange?: readonly Role[];
  /** The same call for something that never was: a 404 must be the same, byte for byte. */
  readonly absent?: Input;
}

const members = { stranger: 200, blocked: 200, sameGender: 200, regular: 200, premium: 200, partner: 200 };
const outside = { visitor: 401, suspended: 401 };
const all = (status: number): Record<Role, number> =>
  Object.fromEntries(Object.keys({ ...members, ...outside, self: 0 }).map((role) => [role, status])) as never;

/** Everybody with a session, also a visitor; the session of a suspended member has ended. */
const anyone = (status: number) => ({ ...all(status), suspended: 419 });
/** Whose own name, picture and status she sees in her dialogues. */
const talkers: readonly Role[] = ['blocked', 'premium', 'partner'];

/** About oneself: every member may, nobody else. */
const own = { ...members, ...outside, self: 200 };
/** Whoever may see her. */
const towardsHer = { ...own, blocked: 404, self: 404 };
/** Her and her partner's. */
const theirs = { ...all(404), ...outside, partner: 200, self: 200 };
/** Hers alone. */
const hers = { ...all(404), ...outside, self: 200 };

const nobody = String(999_999_999);
const her = ({ victim }: Cast) => ({ params: { userId: String(victim.user.id) } });
const body = (given: object) => () => ({ body: given });
const photo = ({ photoKey }: Cast) => ({ body: { key: photoKey } });
const dialogue =
  (name: string) =>
  ({ dialogueId }: Cast) => ({ params: { [name]: String(dialogueId) } });
const socket = { socket_id: '12.34' };
const everyone = Object.keys(members) as Role[];

let addresses = 0;
const newAddress = () => `walk${(addresses += 1)}@example.org`;

/** Her partner and she herself know their passwords. */
const credentials = ({ victim, actors }: Cast, role: Role) => {
  const isOwn = role === 'partner' || role === 'self';
  const email = (isOwn ? actors[role].user : victim.user)?.email;
  return { body: { email, password: isOwn ? testPassword : 'a wrong one' } };
};

/** One row for every call of the contract: the permissions of the product in one table. */
export const walkRows: Readonly<Record<CallName, Row>> = {
  getPageContext: { answers: all(200) },
  login: {
    input: credentials,
    answers: { ...anyone(401), partner: 200, self: 200 },
  },
  // Nobody of the cast who knows a password is suspended: the contract suite looks at who is.
  getAppeal: { input: credentials, answers: { ...anyone(401), partner: 409, self: 409 } },
  sendAppeal: {
    input: (cast, role) => ({ body: { ...credentials(cast, role).body, text: 'Это ошибка.' } }),
    answers: { ...anyone(401), partner: 409, self: 409 },
  },
  logout: { answers: own, mayChange: talkers },
  logoutAtRoot: { answers: own, mayChange: talkers },
  getSession: { answers: own },
  getActiveSessions: { answers: own },
  endActiveSession: {
    input: ({ elsewhere }) => ({ params: { sessionId: elsewhere } }),
    answers: hers,
    absent: { params: { sessionId: 'x'.repeat(22) } },
  },
  endOtherSessions: { answers: own },
  setLocale: { input: body({ locale: 'en' }), answers: own },
  setOnlineStatus: { input: body({ online: true }), answers: own, mayChange: talkers },

  sendVerificationEmail: { input: () => ({ body: { email: newAddress() } }), answers: anyone(200) },
  verifyCode: {
    input: ({ victim }) => ({ body: { email: victim.user.email, verification_code: '000000' } }),
    answers: anyone(422),
  },
  register: {
    input: () => ({
      body: {
        ...{ gender: 'male', name: 'Новый', birth_day: 1, birth_month: 1, birth_year: 1996 },
        ...{ city: 'Москва', email: newAddress(), password: testPassword },
      },
    }),
    answers: anyone(200),
  },
  requestPasswordReset: { input: () => ({ body: { email: newAddress() } }), answers: anyone(200) },
  verifyResetCode: {
    input: ({ victim }) => ({ body: { email: victim.user.email, code: '000000' } }),
    answers: anyone(422),
  },
  resetPassword: {
    input: ({ victim }) => ({
      body: { email: victim.user.email, code: '000000', password: 'another long one' },
    }),
    answers: anyone(422),
  },
  // Whose link it is, the session does not matter; a guessed one is nobody's.
  restoreEmail: {
    input: body({ token: 'x'.repeat(43) }),
    answers: anyone(404),
    absent: { body: { token: 'y'.repeat(43) } },
  },

  getFilteredUsers: { input: () => ({ query: {} }), answers: own },
  getUser: {
    input: ({ victim }) => ({ params: { id: String(victim.user.id) } }),
    answers: { ...own, blocked: 404 },
    absent: { params: { id: nobody } },
  },
  // Whom the caller does not see is left out, not refused: the contract suite looks at it.
  getMemberCards: { input: ({ victim }) => ({ body: { ids: [victim.user.id] } }), answers: own },
  updateUser: { input: body({ about: 'Новое' }), answers: own },

  uploadImage: { answers: own, mayChange: talkers },
  setMainImage: { input: photo, answers: hers, absent: { body: { key: 'none' } } },
  deleteImage: { input: photo, answers: hers, absent: { body: { key: 'none' } } },
  orderImages: {
    input: ({ photoKey }) => ({ body: { keys: [photoKey] } }),
    answers: { ...all(422), ...outside, self: 200 },
  },

  likeUser: { input: her, answers: towardsHer, mayChange: everyone, absent: { params: { userId: nobody } } },
  unlikeUser: {
    input: her,
    answers: { ...towardsHer, self: 200 },
    mayChange: ['regular'],
    absent: { params: { userId: nobody } },
  },
  checkLike: {
    input: her,
    answers: { ...towardsHer, self: 200 },
    absent: { params: { userId: nobody } },
  },
  removeLike: { input: her, answers: { ...all(403), ...outside, premium: 200 } },
  getLikedCount: { answers: own },
  getLikedUsers: { answers: own },
  getMatchedUsers: { answers: own },
  getGivenLikes: { answers: own },

  getDialogues: { answers: own },
  getUserDialogues: { answers: own },
  getDialogueWith: {
    input: her,
    answers: { ...towardsHer, sameGender: 403 },
    absent: { params: { userId: nobody } },
  },
  createDialogue: {
    input: her,
    answers: { ...towardsHer, sameGender: 403 },
    absent: { params: { userId: nobody } },
  },
  deleteDialogue: { input: dialogue('id'), answers: theirs, absent: { params: { id: nobody } } },
  getMessages: {
    input: (cast) => ({ ...dialogue('dialogId')(cast), query: {} }),
    answers: theirs,
    absent: { params: { dialogId: nobody }, query: {} },
  },
  sendMessage: {
    input: ({ victim, actors, dialogueId }, role) => {
      const to = role === 'self' ? actors.partner.user : victim.user;
      return say('Слова', actors[role].user ?? victim.user, to ?? victim.user, dialogueId);
    },
    answers: theirs,
    mayChange: ['partner'],
    absent: { params: { dialogId: nobody }, body: { content: 'Слова', sender_id: 1, recipient_id: 2 } },
  },
  markMessages: {
    input: ({ messageId }) => ({ body: { messageIds: [messageId] } }),
    answers: own,
    mayChange: ['partner'],
  },
  tellTyping: {
    input: ({ dialogueId }) => ({ params: { dialogId: String(dialogueId) }, body: { typing: true } }),
    answers: theirs,
    absent: { params: { dialogId: nobody }, body: { typing: true } },
  },
  // Her own message: she may not, her partner may.
  setReaction: {
    input: ({ messageId }) => ({ params: { messageId: String(messageId) }, body: { reaction: 'heart' } }),
    answers: { ...theirs, self: 403 },
    mayChange: ['partner'],
    absent: { params: { messageId: nobody }, body: { reaction: 'heart' } },
  },
  // In their own dialogues: the contract suite looks at what is found.
  searchMessages: { input: body({ text: 'слова' }), answers: own },
  getUnreadCount: { input: her, answers: { ...all(403), ...outside, self: 200 } },

  blockUser: {
    input: ({ victim }) => ({ body: { blocked_id: victim.user.id, reason: limits.reasons[0] } }),
    answers: { ...own, self: 404 },
    mayChange: everyone,
    absent: { body: { blocked_id: Number(nobody), reason: limits.reasons[0] } },
  },
  unblockUser: {
    input: (cast, role) =>
      role === 'self' ? { params: { userId: String(cast.actors.blocked.user?.id) } } : her(cast),
    answers: hers,
    absent: { params: { userId: nobody } },
  },
  getBlockedUsers: { answers: own },
  getMyReports: { answers: own },
  markReportsSeen: { answers: own },
  reportUser: {
    input: ({ victim }) => ({ body: { reported_id: victim.user.id, reason: limits.reasons[0] } }),
    answers: { ...own, self: 404 },
    absent: { body: { reported_id: Number(nobody), reason: limits.reasons[0] } },
  },

  updateInfo: {
    input: (_, role) => ({
      body: {
        ...{ name: 'Иной', gender: role === 'self' || role === 'sameGender' ? 'female' : 'male' },
        ...{ birth_day: 2, birth_month: 2, birth_year: 1990, city: { name: 'Казань' } },
      },
    }),
    answers: own,
    mayChange: talkers,
  },
  // Women confirm a new address first (D-38).
  updateEmail: {
    input: () => ({ body: { email: newAddress() } }),
    answers: { ...own, sameGender: 422, self: 422 },
  },
  setSound: { input: body({ sound: false }), answers: own },
  getChatMarks: { answers: own },
  setChatMarks: { input: body({ shown: false }), answers: own },
  getPaused: { answers: own },
  setPaused: { input: body({ paused: true }), answers: own },
  getOnlineHidden: { answers: own },
  setOnlineHidden: { input: body({ hidden: true }), answers: own, mayChange: talkers },
  deleteAccount: { answers: own, mayChange: [...talkers, 'regular'] },
  exportData: { answers: own },

  getPaymentCard: { answers: own },
  requestPremium: {
    input: ({ victim }) => ({ body: { user_id: victim.user.id, duration_days: 7 } }),
    answers: { ...all(403), ...outside, self: 200 },
  },
  getPremiumRequest: { answers: own },
  removePremium: { answers: own, mayChange: ['premium'] },

  authorizeChannel: {
    input: ({ victim }) => ({ body: { ...socket, channel_name: `private-user.${victim.user.id}` } }),
    answers: { ...all(403), ...outside, self: 200 },
  },
  // What is not theirs is null, not a refusal: the contract suite looks at each.
  authorizeChannels: {
    input: ({ victim }) => ({ body: { ...socket, channel_names: [`private-user.${victim.user.id}`] } }),
    answers: own,
  },
  authenticateUser: { input: body(socket), answers: own },
};
