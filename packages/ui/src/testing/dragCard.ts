import type { SwipeDecision } from '../patterns/SwipeDeck';

/** What drags: a mouse selects text where it begins on letters, a finger does not. */
export type DragPointer = 'mouse' | 'touch' | 'pen';

/** CSS px, beyond the threshold that a deck has by default. */
const farEnough = 120;
/** A drag begins with a move that is not yet the whole way. */
const firstMove = 10;

/**
 * Drags the card on top of a deck sideways by CSS px, right when positive, and holds it there; call the answer to let go.
 * The deck stands in `place`, which may be the whole page.
 */
export function dragCard(
  place: ParentNode,
  distance: number,
  pointerType: DragPointer = 'touch',
): () => void {
  const card = place.querySelector('[data-depth="0"]');
  if (!card) throw new Error('There is no card to drag: the deck is empty or not there.');
  const { left, top, width, height } = card.getBoundingClientRect();
  const start = left + width / 2;
  const send = (type: string, target: EventTarget, clientX: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId: 7, pointerType, button: 0, isPrimary: true, bubbles: true, cancelable: true },
        clientX,
        clientY: top + height / 2,
      }),
    );
  send('pointerdown', card, start);
  send('pointermove', document, start + Math.sign(distance) * firstMove);
  send('pointermove', document, start + distance);
  return () => void send('pointerup', document, start + distance);
}

/** Swipes the card on top of a deck: to the right is a like, to the left a pass. */
export function swipeCard(place: ParentNode, decision: SwipeDecision, pointerType?: DragPointer): void {
  const letGo = dragCard(place, decision === 'like' ? farEnough : -farEnough, pointerType);
  letGo();
}
