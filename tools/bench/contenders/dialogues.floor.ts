import type { Contender } from '../Contender';
import { makeDialogues, moveUp, type Dialogue } from '../dialogues';
import { formatDay } from '../formatDay';

const rowHeight = 80;
const inView = 13;
const styles = `
.list { block-size: 700px; overflow-y: auto; font: 16px/24px sans-serif; }
.list ul { position: relative; margin: 0; padding: 0; list-style: none; }
.list li { position: absolute; inset-inline: 0; block-size: ${rowHeight}px; }
.list a { display: grid; grid-template-columns: 52px 1fr auto; gap: 12px; padding: 14px 16px; color: inherit; text-decoration: none; }
.list b { display: grid; place-items: center; inline-size: 52px; block-size: 52px; border-radius: 50%; background: #eee; }
.list em { min-inline-size: 22px; border-radius: 11px; background: #cf3350; color: #fff; text-align: center; }
`;
let dialogues: Dialogue[] = [];
let rows = new Map<number, HTMLElement>();
let list: HTMLElement | null = null;

/** The least that shows a long list: rows in view, kept by id and moved. */
export const contender: Contender = {
  prepare: () => void (dialogues = makeDialogues(1000)),
  mount: (root) => {
    root.innerHTML = `<style>${styles}</style><nav class="list" aria-label="Диалоги"><ul></ul></nav>`;
    list = root.querySelector('ul');
    draw();
  },
  acts: {
    message: () => {
      dialogues = moveUp(dialogues);
      draw();
    },
  },
};

function draw(): void {
  if (!list) return;
  list.style.blockSize = `${dialogues.length * rowHeight}px`;
  const seen = dialogues.slice(0, inView);
  const next = new Map(seen.map((item) => [item.id, rows.get(item.id) ?? makeRow(item)]));
  for (const [id, row] of rows) if (!next.has(id)) row.remove();
  [...next.values()].forEach((row, at) => {
    row.style.insetBlockStart = `${at * rowHeight}px`;
    if (list?.children[at] !== row) list?.insertBefore(row, list.children[at] ?? null);
  });
  rows = next;
}

function makeRow(item: Dialogue): HTMLElement {
  const row = document.createElement('li');
  row.innerHTML = `<a href="${item.href}"><b aria-hidden="true">${item.name[0] ?? ''}</b><span><span dir="auto">${item.name}</span>
    <time>${formatDay(item.time)}</time><br><span dir="auto">${item.lastText}</span></span><em>${item.unread}</em></a>`;
  return row;
}
