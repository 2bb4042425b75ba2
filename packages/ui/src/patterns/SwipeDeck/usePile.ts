import { useState } from 'react';

/** The cards that wait for a decision: those of the list without the decided ones, and before them those that came back. */
export function usePile<Card>(cards: readonly Card[], getId: (card: Card) => string) {
  const [gone, setGone] = useState<ReadonlySet<string>>(() => new Set());
  const [returned, setReturned] = useState<readonly Card[]>([]);
  const listed = new Set(cards.map(getId));

  // A decided card that the list gave up may come again later; then it is a new card.
  if ([...gone].some((id) => !listed.has(id))) setGone(new Set([...gone].filter((id) => listed.has(id))));

  const forgetDecision = (id: string) =>
    setGone((before) => new Set([...before].filter((one) => one !== id)));
  const othersThan = (id: string) => (before: readonly Card[]) => before.filter((card) => getId(card) !== id);
  const giveBack = (card: Card) => {
    forgetDecision(getId(card));
    setReturned((before) => [card, ...othersThan(getId(card))(before)]);
  };
  return {
    waiting: [...returned.filter((card) => !listed.has(getId(card))), ...cards].filter(
      (card) => !gone.has(getId(card)),
    ),
    /** It is neither decided nor in the list any more. */
    isTakenAway: (id: string) => !gone.has(id) && !listed.has(id),
    take: (id: string) => {
      setGone((before) => new Set(before).add(id));
      setReturned(othersThan(id));
    },
    giveBack,
    /** As `giveBack`, but what the list has again is the list's to take away. */
    restore: (card: Card) => (listed.has(getId(card)) ? forgetDecision(getId(card)) : giveBack(card)),
  };
}
