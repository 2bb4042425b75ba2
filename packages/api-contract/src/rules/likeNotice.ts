import type { PayloadOf } from '../events';
import { isPremium, type PremiumFacts } from './premium';

interface Liker {
  readonly id: number;
  readonly name: string;
  /** The path of their main photo. */
  readonly image: string | null;
}

/** The notice for the recipient of a like; it says who it was only with premium (D-05, D-12). */
export function likeNotice(
  id: string,
  liker: Liker,
  recipient: PremiumFacts & { readonly id: number },
  now: Date,
): PayloadOf<'liked'> {
  const known = isPremium(recipient, now) ? liker : null;
  return {
    id,
    recipient_id: recipient.id,
    user_id: known?.id ?? null,
    user_name: known?.name ?? null,
    avatar: known?.image ?? null,
  };
}
