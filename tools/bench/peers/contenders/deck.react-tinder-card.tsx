import { useState } from 'react';
import TinderCard from 'react-tinder-card';
import type { Contender } from '../../Contender';
import { deckStyles } from '../../floors/deckStyles';
import { makePeople, type Person } from '../../people';
import { Card } from '../Card';
import { renderPeer } from '../renderPeer';

let people: Person[] = [];

function Deck() {
  const [first, setFirst] = useState(0);
  const next = () => setFirst((before) => before + 1);
  return (
    <section className="deck">
      <style>{deckStyles}</style>
      <div className="stage">
        {people
          .slice(first, first + 3)
          .map((person) => (
            <TinderCard
              key={person.id}
              className="card tinder"
              swipeRequirementType="position"
              swipeThreshold={80}
              preventSwipe={['up', 'down']}
              onCardLeftScreen={next}
            >
              <Card {...person} />
            </TinderCard>
          ))
          .reverse()}
      </div>
      <div className="actions">
        <button type="button" onClick={next}>
          Пропустить
        </button>
        <button type="button" onClick={next}>
          Нравится
        </button>
      </div>
    </section>
  );
}

/** react-tinder-card, three cards at a time instead of all of them, which is quicker. */
export const contender: Contender = {
  prepare: () => void (people = makePeople(20)),
  mount: (root) => renderPeer(root, <Deck />),
};
