import { limits } from '@iskra/api-contract';
import type { FoundRequest } from '../resources/premium/premium.repository';

/** A request for premium with what identifies the payment on the bank account. */
export function presentRequest({ request, member }: FoundRequest) {
  const bought = limits.premium.packages.find(({ days }) => days === request.durationDays);
  return {
    id: request.id,
    created_at: request.createdAt,
    status: request.status,
    duration_days: request.durationDays,
    price: bought?.price ?? null,
    member_id: member.id,
    member_name: member.name,
    member_email: member.email,
    closed_at: request.closedAt,
  };
}
