import type { Contender } from '../Contender';
import { textsInView } from './textsInView';

/** What the runner calls through the browser's own protocol. */
interface BenchWindow {
  readonly act: (name: string) => unknown;
  readonly textsInView: () => string[];
  readonly isReady: true;
}

type Load = () => Promise<{ contender: Contender }>;

/** Loads the contender that the address names; the runner then calls its acts one by one. */
export async function startBench(contenders: Readonly<Record<string, Load>>): Promise<void> {
  const wanted = location.hash.slice(1);
  const [, load] = Object.entries(contenders).find(([file]) => nameOf(file) === wanted) ?? [];
  if (!load) throw new Error(`No contender called ${wanted}`);
  const { contender } = await load();
  await contender.prepare?.();
  const root = document.querySelector<HTMLElement>('#root');
  const bench: BenchWindow = {
    act: (act) => (act === 'mount' ? root && contender.mount(root) : contender.acts?.[act]?.()),
    textsInView,
    isReady: true,
  };
  Object.assign(window, { bench });
}

/** `../contenders/deck.kit.tsx` is deck.kit. */
const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.tsx?$/, '');
