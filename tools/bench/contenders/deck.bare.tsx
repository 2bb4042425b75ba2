import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Contender } from '../Contender';
import { deckStyles } from '../floors/deckStyles';
import { makePeople, type Person } from '../people';

let people: Person[] = [];

/** The same elements as the floor's by React alone: what any component of React has to pay. */
export const contender: Contender = {
  prepare: () => void (people = makePeople(20)),
  mount: (root) => flushSync(() => createRoot(root).render(<Deck />)),
};

function Deck() {
  return (
    <section className="deck" aria-label="Анкеты">
      <style>{deckStyles}</style>
      <div className="stage">
        {people.slice(0, 3).map((person, depth) => (
          <article key={person.id} className="card" data-depth={depth} aria-label={person.name}>
            <img src={person.photo} alt={`${person.name}, фото 1 из 1`} />
            <div className="text">
              <h3>
                {person.name}, {person.age} <i />
              </h3>
              <p>Казань · в сети</p>
            </div>
            <div className="stamp">LIKE</div>
            <div className="stamp">NOPE</div>
          </article>
        ))}
      </div>
      <div className="actions">
        <button type="button">Пропустить</button>
        <button type="button">Нравится</button>
      </div>
      <p className="hints">← пропустить → нравится</p>
      <div role="status" className="said" />
    </section>
  );
}
