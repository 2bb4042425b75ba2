import { ApiError } from '../../shared/api';

/** Whether a like was refused because the day's likes are used up (D-04) [ENC-11]. */
export function isLimitReached(error: unknown): boolean {
  return error instanceof ApiError && error.status === 402;
}
