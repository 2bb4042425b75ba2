import * as z from 'zod/mini';
import { call } from '../call';
import { memberCard } from '../entities';
import { pageOfResults } from '../pageOfResults';
import { id, isoDate, reason } from '../values';

/** What an operator found: never more than these two words, for what was done is nobody else's (D-08). */
export const reportOutcome = z.enum(['measures_taken', 'no_violation']);
export type ReportOutcome = z.output<typeof reportOutcome>;

const { name, main_image } = memberCard.shape;

/** A report of mine; a block is one too (D-08). */
const ownReport = z.object({
  id,
  reason,
  /** What it names besides the profile. */
  shows: z.array(z.enum(['photo', 'messages'])),
  created_at: isoDate,
  /** `reviewed`: closed before outcomes were kept. */
  state: z.enum(['under_review', ...reportOutcome.options, 'reviewed']),
  /** Whom I reported; null when I may not open their profile now (D-33). */
  user: z.nullable(z.object({ id, name, main_image })),
});
export type OwnReport = z.output<typeof ownReport>;

/** A page of what I reported, the newest first; of a deleted account nothing is left (D-36) [BLK-04]. */
export const getMyReports = call({
  summary: 'What I reported, and what came of it',
  method: 'GET',
  path: '/api/reports',
  who: 'member',
  query: z.object(pageOfResults),
  answer: z.object({
    reports: z.array(ownReport),
    /** How many there are, counted no further than `countLimit`. */
    total: z.int(),
    /** Whether one was closed since I last looked. */
    has_news: z.boolean(),
  }),
  errors: [401, 422],
});

/** I have looked at the outcomes; my other pages learn it. */
export const markReportsSeen = call({
  summary: 'Say that I know the outcomes of my reports',
  method: 'POST',
  path: '/api/reports/seen',
  who: 'member',
  answer: z.object({}),
  errors: [401, 419],
});
