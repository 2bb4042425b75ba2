/** Loads the contender that the address names; the runner then calls its acts one by one. */
import type { Contender } from '../Contender';

const contenders = import.meta.glob<{ contender: Contender }>('../contenders/*.{ts,tsx}');

const name = location.hash.slice(1);
const load = contenders[`../contenders/${name}.tsx`] ?? contenders[`../contenders/${name}.ts`];
if (!load) throw new Error(`No contender called ${name}`);

const { contender } = await load();
await contender.prepare?.();
const root = document.querySelector<HTMLElement>('#root');

/** What the runner calls through the browser's own protocol. */
export interface BenchWindow {
  readonly act: (name: string) => unknown;
  readonly isReady: true;
}

const bench: BenchWindow = {
  act: (act) => (act === 'mount' ? root && contender.mount(root) : contender.acts?.[act]?.()),
  isReady: true,
};
Object.assign(window, { bench });
