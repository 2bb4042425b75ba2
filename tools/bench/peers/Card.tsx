import type { Person } from '../people';

/** What a card shows: photo, name, age, place. */
export function Card({ name, age, photo }: Person) {
  return (
    <>
      <img src={photo} alt={name} draggable={false} />
      <div className="text">
        <h3>{`${name}, ${age}`}</h3>
        <p>Казань</p>
      </div>
    </>
  );
}
