import { z } from 'zod';
import { photoSizes, type PhotoSize } from '@iskra/api-contract';

const sizes = Object.keys(photoSizes) as [PhotoSize, ...PhotoSize[]];

/** The first line of a dump: which migrations the data stands on. */
export const dumpHead = z.object({
  iskra: z.literal('dump'),
  version: z.literal(1),
  at: z.string(),
  migrations: z.array(z.string()),
});

/** Begins the rows of a table; `next` holds the next values of its sequences. */
export const dumpTable = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  next: z.record(z.string(), z.number()),
});

/** One size of a photo, in base64. */
export const dumpPhoto = z.object({ photo: z.string(), size: z.enum(sizes), content: z.string() });

/** The last line: a dump without it is incomplete. */
export const dumpEnd = z.object({ end: z.literal(true), rows: z.number(), photos: z.number() });

/** Rows are text as PostgreSQL writes it, so that no number loses digits. */
export const rowPrefix = '{"row":';
export const rowLine = (json: string) => `${rowPrefix}${json}}`;
export const rowOf = (line: string) => line.slice(rowPrefix.length, -1);

/** Tables that only running servers need, or that each database keeps for itself. */
export const notDumped = ['schema_migrations', 'outbox', 'live_members', 'live_processes', 'photo_leftovers'];
