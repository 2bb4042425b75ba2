import { EmptyState } from '@iskra/ui';
import { SwipeCard } from '@iskra/ui/SwipeCard';
import { SwipeDeck, type SwipeCardContext } from '@iskra/ui/SwipeDeck';
import { useState } from 'react';

interface Person {
  id: string;
  name: string;
  age: number;
  photos: string[];
}

const people: Person[] = [
  { id: '1', name: 'Anna', age: 27, photos: ['/photos/anna.webp'] },
  { id: '2', name: 'Olga', age: 31, photos: ['/photos/olga.webp'] },
];

const renderCard = (person: Person, context: SwipeCardContext) => (
  <SwipeCard {...person} online={false} place="Moscow" context={context} />
);

export function Encounters() {
  const [cards, setCards] = useState(people);
  return (
    <SwipeDeck
      cards={cards}
      getId={({ id }) => id}
      getName={({ name }) => name}
      renderCard={renderCard}
      onDecide={(decided) => setCards((before) => before.filter(({ id }) => id !== decided.id))}
      emptySlot={<EmptyState title="That is everyone for now" />}
    />
  );
}
