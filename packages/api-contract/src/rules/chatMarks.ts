import type { Message } from '../entities';

/** Who of the two shows when they type and have read. */
export interface MarksFacts {
  readonly iShow: boolean;
  /** False where the account is gone: there is nobody to tell. */
  readonly theyShow: boolean;
}

/** The switch is mutual: a mark is told only where both have it on. */
export function areMarksTold({ iShow, theyShow }: MarksFacts): boolean {
  return iShow && theyShow;
}

/** What decides how far a message is, for one of its readers. */
export interface ReadFacts {
  readonly isOwn: boolean;
  readonly isRead: boolean;
  /** It was read while either had the marks off, and no later reading told of it. */
  readonly isReadQuietly: boolean;
}

/** Who read a message knows it; who sent it only if they were told (D-13). */
export function messageStatusFor({ isOwn, isRead, isReadQuietly }: ReadFacts): Message['status'] {
  return isRead && !(isOwn && isReadQuietly) ? 'read' : 'sent';
}
