import { isPremium } from '@iskra/api-contract/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { likes, reports, sessions, type PhotoRow, type UserRow } from '../db/schema';
import { isOnline } from '../realtime/Presence';
import { imagePath, mainImage, memberAge } from '../resources/members/members.present';
import { photosOf } from '../resources/members/members.repository';
import type { Answer, Tools } from './Command';
import { fields, row } from './layout';
import { memberByWord } from './memberByWord';

/** What an operator needs to judge a member; never the messages. */
export async function showMember(tools: Tools, word: string): Promise<Answer> {
  const member = await memberByWord(tools.db, word);
  const album = await photosOf(tools.db, member.id);
  const counts = await countOf(tools, member.id);
  const facts = { ...present(member, tools.now()), ...counts };
  const { goals, ...single } = facts;
  return {
    data: { ...facts, photos: album.map(({ key }) => imagePath(key)), main_photo: mainImage(member) },
    lines: [...fields({ ...single, goals: goals.join(', ') }), ...photoLines(member, album)],
  };
}

function present(member: UserRow, now: Date) {
  return {
    id: member.id,
    email: member.email,
    name: member.name,
    gender: member.gender,
    age: memberAge(member, now),
    city: member.city,
    about: member.about,
    goals: member.goals,
    created_at: member.createdAt,
    online: isOnline(member, now),
    premium_until: isPremium(member, now) ? member.premiumUntil : null,
    suspended_reason: member.suspendedReason,
  };
}

async function countOf({ db }: Tools, id: number) {
  const isReported = eq(reports.reportedId, id);
  return {
    sessions: await db.$count(sessions, eq(sessions.userId, id)),
    likes_given: await db.$count(likes, eq(likes.fromId, id)),
    likes_received: await db.$count(likes, eq(likes.toId, id)),
    reports: await db.$count(reports, isReported),
    open_reports: await db.$count(reports, and(isReported, isNull(reports.resolvedAt))),
  };
}

const photoLines = (member: UserRow, album: readonly PhotoRow[]) =>
  album.map(({ key }) => row(`photo: ${imagePath(key)}`, key === member.mainPhotoKey ? 'main' : ''));
