import { animate, motion, useMotionValue, useTransform, type PanInfo } from 'framer-motion';
import { useState } from 'react';
import type { Contender } from '../../Contender';
import { deckStyles } from '../../floors/deckStyles';
import { makePeople, type Person } from '../../people';
import { Card } from '../Card';
import { renderPeer } from '../renderPeer';

let people: Person[] = [];

function DraggedCard({ person, depth, onGone }: { person: Person; depth: number; onGone: () => void }) {
  const x = useMotionValue(0);
  const rotate = useTransform(x, [-200, 200], [-12, 12]);
  const leave = (side: number) => animate(x, side * 520, { duration: 0.3 }).then(onGone);
  const handleDragEnd = (_event: unknown, { offset }: PanInfo) => {
    if (Math.abs(offset.x) > 80) void leave(Math.sign(offset.x));
    else animate(x, 0);
  };
  return (
    <motion.article
      className="card"
      data-depth={depth}
      drag={depth === 0 && 'x'}
      dragMomentum={false}
      style={{ x, rotate }}
      onDragEnd={handleDragEnd}
    >
      <Card {...person} />
    </motion.article>
  );
}

function Deck() {
  const [first, setFirst] = useState(0);
  const next = () => setFirst((before) => before + 1);
  return (
    <section className="deck">
      <style>{deckStyles}</style>
      <div className="stage">
        {people.slice(first, first + 3).map((person, depth) => (
          <DraggedCard key={person.id} person={person} depth={depth} onGone={next} />
        ))}
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

/** framer-motion's drag; the card's place is a motion value, so React renders once per swipe. */
export const contender: Contender = {
  prepare: () => void (people = makePeople(20)),
  mount: (root) => renderPeer(root, <Deck />),
};
