import type { Session } from '../../Session';
import type { Findings } from '../../Subject';
import { must } from '../gates';
import type { Goal, PeerSubject } from '../PeerSubject';

const peers = ['downshift', 'react-aria-components', 'headlessui', 'antd', 'mui', 'react-select'].map(
  (library) => `combobox.${library}`,
);

/** Eleven hundred towns under a field: drawn, opened, searched by typing. */
export const combobox = scenario('combobox', 'combobox.kit', 0.35);

/** The same, the kit's choices on a screen of their own, as on phones. */
export const fullScreenCombobox = scenario('combobox, full screen', 'combobox.fullscreen.kit', 0.6);

function scenario(name: string, ours: string, open: number): PeerSubject {
  const goals: Goal[] = [
    { measure: 'mount', peer: 1 },
    { measure: 'open', peer: open },
    { measure: 'key', peer: 0.5 },
  ];
  return { name, ours, floor: 'combobox.floor', peers, goals, play };
}

async function play(session: Session): Promise<Findings> {
  const { page } = session;
  const mount = await session.measure(() => session.act('mount'), 300);
  const field = page.locator('#root :is(input[role=combobox], button[aria-haspopup])').first();
  await field.focus();
  const key = (await field.evaluate(({ tagName }) => tagName)) === 'BUTTON' ? 'Enter' : 'ArrowDown';
  const open = await session.measure(() => page.keyboard.press(key), 500);
  must((await options(session)).length >= 5, 'fewer than five towns are in view');
  const keys: number[] = [];
  for (const key of 'Казан') keys.push(await session.measure(() => page.keyboard.type(key), 250));
  const found = await options(session);
  must(found.length >= 5 && found.every((town) => town.startsWith('Казань')), `found ${found.join(', ')}`);
  return { mount, open, key: keys.reduce((sum, each) => sum + each, 0) / keys.length };
}

/** Names of the choices in view. */
async function options({ page }: Session): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=option], .ant-select-item-option')]
      .filter((option) => {
        const { top, bottom, width, height } = option.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && width > 10 && height > 10;
      })
      .map((option) => option.textContent.trim()),
  );
}
