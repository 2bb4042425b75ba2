import type { Contender } from '../Contender';
import { deckStyles } from '../floors/deckStyles';
import { makePeople, type Person } from '../people';

let people: Person[] = [];

/** The least that swipes: three cards, one listener, one style write per frame, a transition out. */
export const contender: Contender = {
  prepare: () => void (people = makePeople(20)),
  mount: (root) => {
    root.innerHTML = `<style>${deckStyles}</style><section class="deck" aria-label="Анкеты"><div class="stage"></div>
      <div class="actions"><button type="button">Пропустить</button><button type="button">Нравится</button></div>
      <p class="hints">← пропустить → нравится</p><div role="status" class="said"></div></section>`;
    const stage = root.querySelector<HTMLElement>('.stage');
    const said = root.querySelector<HTMLElement>('.said');
    if (stage && said) play(stage, said);
  },
};

function play(stage: HTMLElement, said: HTMLElement): void {
  let first = 0;
  const cards = people.slice(0, 3).map((person) => stage.appendChild(makeCard(person)));
  const arrange = () => cards.forEach((card, depth) => (card.dataset['depth'] = String(depth)));
  arrange();
  let from: number | null = null;
  stage.addEventListener('pointerdown', (event) => {
    from = event.clientX;
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener('pointermove', (event) => {
    if (from === null || !cards[0]) return;
    const offset = Math.max(-80, Math.min(80, event.clientX - from));
    cards[0].style.transform = `translateX(${offset}px) rotate(${offset / 16}deg)`;
    const stamp = cards[0].querySelector<HTMLElement>('.stamp');
    if (stamp) stamp.style.opacity = String(Math.max(0, offset / 40));
    if (cards[1]) cards[1].style.transform = `scale(${0.914 + Math.abs(offset) / 1000})`;
  });
  stage.addEventListener('pointerup', () => {
    from = null;
    const gone = cards[0];
    const next = cards[1];
    if (!gone || !next) return;
    gone.animate([{ transform: gone.style.transform }, { transform: 'translateX(120%) rotate(5deg)' }], 300);
    next.animate([{ transform: next.style.transform }, { transform: 'none' }], 300);
    setTimeout(() => {
      first += 1;
      gone.remove();
      cards.shift();
      next.style.transform = '';
      const coming = people[first + 2];
      if (coming) cards.push(stage.appendChild(makeCard(coming)));
      arrange();
      said.textContent = `Вам нравится. Дальше: ${people[first]?.name ?? ''}`;
    }, 300);
  });
}

function makeCard({ name, age, photo }: Person): HTMLElement {
  const card = document.createElement('article');
  card.className = 'card';
  card.ariaLabel = name;
  card.innerHTML = `<img alt="${name}, фото 1 из 1" src="${photo}" draggable="false"><div class="text"><h3>${name}, ${age} <i></i></h3>
    <p>Казань · в сети</p></div><div class="stamp">LIKE</div><div class="stamp">NOPE</div>`;
  return card;
}
