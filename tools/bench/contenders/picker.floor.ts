import type { Contender } from '../Contender';
import { pickerColumns } from '../pickerColumns';

const rowHeight = 48;
const styles = `
.picker { position: relative; display: flex; block-size: ${rowHeight * 5}px; font: 16px/24px sans-serif; }
.wheel { flex: 1; block-size: 100%; box-sizing: border-box; padding-block: ${rowHeight * 2}px; overflow-y: scroll; scroll-snap-type: y mandatory; scrollbar-width: none; }
.wheel div { display: grid; place-items: center; block-size: ${rowHeight}px; scroll-snap-align: center; color: #777; }
.wheel div[data-near] { font-size: 22px; color: #111; }
`;

/** Rows of 10 May 2000. */
const chosen = [9, 4, 43];

/** The least that rolls: native snapping, the row in the middle marked, the value told at rest. */
export const contender: Contender = {
  mount: (root) => {
    root.innerHTML = `<style>${styles}</style><div class="picker" role="group" aria-label="Дата рождения"></div>`;
    const picker = root.querySelector('.picker');
    for (const column of pickerColumns) picker?.append(makeWheel(column));
    const wheels = root.querySelectorAll<HTMLElement>('.wheel');
    wheels.forEach((wheel, at) => (wheel.scrollTop = (chosen[at] ?? 0) * rowHeight));
  },
};

function makeWheel({ id, labels }: (typeof pickerColumns)[number]): HTMLElement {
  const wheel = document.createElement('div');
  wheel.className = 'wheel';
  wheel.tabIndex = 0;
  wheel.role = 'slider';
  wheel.ariaLabel = id;
  wheel.ariaValueMax = String(labels.length - 1);
  wheel.append(
    ...labels.map((label) => {
      const row = document.createElement('div');
      row.textContent = label;
      return row;
    }),
  );
  let marked = -1;
  wheel.addEventListener('scroll', () => {
    const at = Math.round(wheel.scrollTop / rowHeight);
    if (at === marked) return;
    wheel.children[marked]?.removeAttribute('data-near');
    wheel.children[at]?.setAttribute('data-near', '');
    marked = at;
  });
  wheel.addEventListener('scrollend', () => {
    wheel.ariaValueNow = String(marked);
    wheel.ariaValueText = labels[marked] ?? '';
  });
  return wheel;
}
