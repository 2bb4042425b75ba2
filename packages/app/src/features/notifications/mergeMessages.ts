import type { Notice } from '../../model/notices/Notifier';

/** A notice on its way to the screen: several messages of one dialogue are one. */
export interface MergedNotice extends Notice {
  /** Messages that the notice stands for. */
  readonly count: number;
}

const remembered = 200;

/**
 * Makes one notice of the messages of one dialogue while it is on the screen, and drops what was shown already, as after
 * a lost connection [B7.8] [B7.9].
 */
export function mergeMessages(isShown: (id: string) => boolean): (notice: Notice) => MergedNotice | null {
  const told = new Set<string>();
  const counts = new Map<string, number>();
  return (notice) => {
    if (notice.id && told.has(notice.id)) return null;
    if (notice.id) told.add(notice.id);
    if (told.size > remembered) told.delete([...told][0] ?? '');
    if (notice.type !== 'message' || !notice.to) return { ...notice, count: 1 };
    const id = `messages ${notice.to}`;
    const count = isShown(id) ? (counts.get(id) ?? 0) + 1 : 1;
    counts.set(id, count);
    return { ...notice, id, count };
  };
}
