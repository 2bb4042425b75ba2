import type { Contender } from '../Contender';
import { makeLine, makeLines, type Line } from '../messages';

const rowHeight = 52;
const overscan = 200;
const styles = `
.room { display: grid; grid-template-rows: auto 1fr auto; block-size: 100%; font: 16px/24px sans-serif; }
.log { overflow-y: auto; display: flex; flex-direction: column-reverse; min-block-size: 0; }
.row { display: flex; flex-direction: column; align-items: flex-start; min-block-size: ${rowHeight}px; padding: 2px 16px; box-sizing: border-box; }
.row[data-own] { align-items: flex-end; }
.bubble { max-inline-size: 70%; padding: 10px 16px; border-radius: 20px; background: #fff; }
.row[data-own] .bubble { background: #cf3350; color: #fff; }
.row time { font-size: 12px; line-height: 16px; }
textarea { inline-size: 100%; box-sizing: border-box; font: inherit; }
`;
const lines: Line[] = [];

/** The least that scrolls a long conversation: rows of one height, only those in view. */
export const contender: Contender = {
  prepare: () => void lines.push(...makeLines(1000)),
  mount: (root) => {
    root.innerHTML = `<style>${styles}</style><section class="room"><header>Анна</header>
      <div class="log" role="log" tabindex="0"><div><div class="before"></div><div class="rows"></div><div class="after"></div></div></div>
      <form><textarea rows="1" aria-label="Сообщение"></textarea><button>Отправить</button></form></section>`;
    show = view(root);
    show(false);
    root.querySelector('.log')?.addEventListener('scroll', () => show(false), { passive: true });
    const field = root.querySelector('textarea');
    field?.addEventListener('input', () => {
      field.style.blockSize = 'auto';
      field.style.blockSize = `${field.scrollHeight}px`;
    });
  },
  acts: {
    append: () => {
      lines.push(makeLine(lines.length));
      show(true);
    },
  },
};

let show = (_isNew: boolean) => {};

function view(root: HTMLElement): (isNew: boolean) => void {
  const part = (name: string) => root.querySelector<HTMLElement>(`.${name}`) ?? root;
  const [log, rows, before, after] = ['log', 'rows', 'before', 'after'].map(part);
  const drawn = new Map<number, HTMLElement>();
  return () => {
    if (!log || !rows || !before || !after) return;
    const below = Math.max(0, Math.floor((-log.scrollTop - overscan) / rowHeight));
    const seen = Math.ceil((600 + 2 * overscan) / rowHeight);
    const last = lines.length - below;
    const first = Math.max(0, last - seen);
    for (const [at, row] of drawn) if ((at < first || at >= last) && drawn.delete(at)) row.remove();
    for (let at = last - 1; at >= first; at -= 1) {
      const line = lines[at];
      if (!line || drawn.has(at)) continue;
      const row = makeRow(line);
      rows.insertBefore(row, drawn.get(at + 1) ?? null);
      drawn.set(at, row);
    }
    before.style.blockSize = `${first * rowHeight}px`;
    after.style.blockSize = `${below * rowHeight}px`;
  };
}

function makeRow({ senderId, content, createdAt }: Line): HTMLElement {
  const row = document.createElement('div');
  row.className = 'row';
  if (senderId === 1) row.dataset['own'] = '';
  const bubble = row.appendChild(document.createElement('div'));
  bubble.className = 'bubble';
  bubble.dir = 'auto';
  bubble.textContent = content;
  const stamp = row.appendChild(document.createElement('time'));
  const date = new Date(createdAt);
  stamp.textContent = `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
  return row;
}
