import { SwipeCard } from '@iskra/ui/SwipeCard';
import { SwipeDeck, type SwipeCardContext } from '@iskra/ui/SwipeDeck';
import type { Contender } from '../Contender';
import { makePeople, type Person } from '../people';
import { renderKit } from '../renderKit';

let people: Person[] = [];

const card = ({ id, name, age, photo }: Person, context: SwipeCardContext) => (
  <SwipeCard id={id} name={name} age={age} online place="Казань" photos={[photo]} context={context} />
);

/** Twenty people in the kit's deck. */
export const contender: Contender = {
  prepare: () => void (people = makePeople(20)),
  mount: (root) =>
    renderKit(
      root,
      <SwipeDeck
        cards={people}
        getId={({ id }) => id}
        getName={({ name }) => name}
        renderCard={card}
        onDecide={() => undefined}
      />,
    ),
};
