import { limits } from '@iskra/api-contract';

/** What a badge says of so many unread or new: the count from 1 on, nothing below (spec point 9) [CHT-01, CON-01]. */
export const badgeCount = (count: number): number => (count >= limits.unreadBadgeFrom ? count : 0);
