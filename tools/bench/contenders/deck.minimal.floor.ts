import type { Contender } from '../Contender';
import { deckStyles } from '../floors/deckStyles';
import { makePeople, type Person } from '../people';

let people: Person[] = [];

/** Cards to swipe and nothing else: no stamps, no hints, no words for screen readers, no card that grows. */
export const contender: Contender = {
  prepare: () => void (people = makePeople(20)),
  mount: (root) => {
    root.innerHTML = `<style>${deckStyles}</style><section class="deck"><div class="stage"></div>
      <div class="actions"><button type="button">Пропустить</button><button type="button">Нравится</button></div></section>`;
    const stage = root.querySelector<HTMLElement>('.stage');
    if (stage) play(stage);
  },
};

function play(stage: HTMLElement): void {
  const cards = people.slice(0, 3).map((person) => stage.appendChild(makeCard(person)));
  let shown = cards.length;
  let from: number | null = null;
  const arrange = () => cards.forEach((card, depth) => (card.dataset['depth'] = String(depth)));
  arrange();
  stage.addEventListener('pointerdown', (event) => {
    from = event.clientX;
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener('pointermove', (event) => {
    if (from === null || !cards[0]) return;
    const offset = event.clientX - from;
    cards[0].style.transform = `translateX(${offset}px) rotate(${offset / 16}deg)`;
  });
  stage.addEventListener('pointerup', () => {
    from = null;
    const gone = cards.shift();
    if (!gone) return;
    const way = [{ transform: gone.style.transform }, { transform: 'translateX(130%) rotate(12deg)' }];
    gone.animate(way, { duration: 300, fill: 'forwards' }).onfinish = () => {
      gone.remove();
      const coming = people[shown];
      if (coming) cards.push(stage.appendChild(makeCard(coming)));
      shown += 1;
      arrange();
    };
  });
}

function makeCard({ name, age, photo }: Person): HTMLElement {
  const card = document.createElement('article');
  card.className = 'card';
  card.innerHTML = `<img alt="" src="${photo}" draggable="false"><div class="text"><h3>${name}, ${age}</h3><p>Казань</p></div>`;
  return card;
}
