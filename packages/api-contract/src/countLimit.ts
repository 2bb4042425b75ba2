import { limits } from './limits';

interface Page {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

/**
 * How far people nearby and likes received are counted: one more than `limits.nearby.countUpTo` stands for 'more than
 * that'. A page of results beyond it is counted to its end and one more, so that the total always shows whether there is
 * a next one.
 */
export function countLimit({ offset = 0, limit = limits.nearby.pageSize }: Page): number {
  return Math.max(limits.nearby.countUpTo, offset + limit) + 1;
}
