/** Made-up conversations, the same for every contender. */
export interface Dialogue {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly online: boolean;
  readonly lastText: string;
  readonly time: string;
  readonly unread: number;
}

export const makeDialogues = (count: number): Dialogue[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    href: `#${at + 1}`,
    name: `Собеседница ${at + 1}`,
    online: at % 3 === 0,
    lastText: `Последнее сообщение ${at + 1}`,
    time: new Date(2025, 5, 10, 12, at % 60).toISOString(),
    unread: at % 4,
  }));

/** A message came for the five hundredth conversation: it goes to the top. */
export function moveUp<T extends Dialogue>(list: readonly T[]): T[] {
  const moved = list[500];
  if (!moved) return [...list];
  const changed = { ...moved, lastText: 'Новое сообщение', unread: moved.unread + 1 };
  return [changed, ...list.filter((item) => item !== moved)];
}
