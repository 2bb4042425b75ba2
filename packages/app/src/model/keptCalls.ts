import {
  getDialogues,
  getFilteredUsers,
  getGivenLikes,
  getLikedCount,
  getLikedUsers,
  getMatchedUsers,
  getMessages,
  getUnreadCount,
  getUserDialogues,
} from '@iskra/api-contract';

/** What a page that opens without a network shows: people, dialogues and their messages, likes and matches. */
export const keptCalls = [
  getFilteredUsers,
  getUserDialogues,
  getDialogues,
  getMessages,
  getUnreadCount,
  getLikedCount,
  getLikedUsers,
  getGivenLikes,
  getMatchedUsers,
];
