import type { Contender } from '../Contender';
import { towns } from '../towns';

const rowHeight = 48;
const inView = 13;
const styles = `
.field { position: relative; font: 16px/24px sans-serif; }
.field input { inline-size: 100%; block-size: 52px; box-sizing: border-box; padding: 0 16px; font: inherit; border: 1px solid #999; border-radius: 12px; }
.list { position: absolute; inset-inline: 0; inset-block-start: 60px; max-block-size: 320px; overflow-y: auto; border-radius: 12px; background: #fff; box-shadow: 0 8px 24px rgb(0 0 0 / 0.12); }
.list ul { position: relative; margin: 0; padding: 0; }
.list li { position: absolute; inset-inline: 0; block-size: ${rowHeight}px; padding: 12px 16px; box-sizing: border-box; list-style: none; }
`;
const keys = towns.map((town) => town.toLowerCase());

/** The least that suggests: two binary searches and thirteen rows. */
export const contender: Contender = {
  mount: (root) => {
    root.innerHTML = `<style>${styles}</style><div class="field"><label for="city">Город</label>
      <input id="city" role="combobox" aria-expanded="false" aria-controls="towns" autocomplete="off"></div>`;
    const field = root.querySelector<HTMLElement>('.field');
    const input = root.querySelector('input');
    if (field && input) listen(field, input);
  },
};

function listen(field: HTMLElement, input: HTMLInputElement): void {
  let list: HTMLElement | null = null;
  const draw = () => {
    if (!list) {
      list = document.createElement('div');
      list.className = 'list';
      field.append(list);
      input.ariaExpanded = 'true';
    }
    const typed = input.value.toLowerCase();
    const from = lowest(typed);
    const to = lowest(`${typed}￿`);
    const rows = towns.slice(from, Math.min(to, from + inView)).map((town, at) => {
      const isFound = typed.length;
      return `<li role="option" id="o${at}" aria-setsize="${to - from}" aria-posinset="${at + 1}" style="inset-block-start:${at * rowHeight}px"><mark>${town.slice(0, isFound)}</mark>${town.slice(isFound)}</li>`;
    });
    list.innerHTML = `<ul id="towns" role="listbox" style="block-size:${(to - from) * rowHeight}px">${rows.join('')}</ul>`;
    input.setAttribute('aria-activedescendant', 'o0');
  };
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') draw();
  });
  input.addEventListener('input', draw);
}

function lowest(key: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
