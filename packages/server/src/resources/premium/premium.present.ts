import { premiumRequest, type PremiumRequest } from '@iskra/api-contract';
import type { PremiumRequestRow } from '../../db/schema';

/** A request as its member sees it. */
export function presentRequest(row: PremiumRequestRow): PremiumRequest {
  return premiumRequest.parse({
    id: row.id,
    user_id: row.userId,
    name: row.name,
    request_date: row.createdAt.toISOString(),
    duration_days: row.durationDays,
    status: row.status,
  });
}
