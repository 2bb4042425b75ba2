import { isShown, selectStory } from '../look/selectStory';
import { stillness } from '../look/stillness';
import type { Page } from './Page';

/** Stands at this address of the built Storybook. A frame is as narrow as it is told, which not every window is. */
export const framePath = '/frame.html';
export const frameDocument =
  '<!doctype html><meta charset="utf-8"><style>body { margin: 0 } iframe { border: 0 }</style><iframe></iframe>';

const frame = `document.querySelector('iframe')`;
/** In functions that go into the page. */
const asTsxLeavesIt = 'globalThis.__name ??= (made) => made';
const settings = 'motion:none;a11y.manual:!true';

/** Shows stories of the built Storybook one after the other on a page of some engine. */
export class StoryFrame {
  private shown = 0;

  constructor(
    private readonly page: Page,
    private readonly url: string,
    private readonly width: number,
    /** How long it waits for what is still loading, which some stories show for ever. */
    private readonly patienceMs: number,
  ) {}

  /** Opens a story, and waits until nothing on it moves. */
  async show(id: string): Promise<void> {
    // A page that showed many stories keeps what they left behind.
    if (this.shown % 40 === 0) await this.openAnew(id);
    else await this.evaluate(`(${selectStory.toString()})('${id}')`);
    this.shown += 1;
    if (!(await this.comesTo(`(${isShown.toString()})('${id}')`, 20_000))) throw new Error('was not shown');
    // Where a bar for scrolling takes room, everything is narrower.
    await this.evaluate(`document.documentElement.style.scrollbarWidth = 'none'`);
    await this.comesTo(`(${isLoaded.toString()})()`, this.patienceMs);
    await this.evaluate(`(${stillness.toString()})()`);
  }

  /** The value of an expression in the story's window. */
  evaluate<Result>(expression: string): Promise<Result> {
    return this.page.evaluate(
      `${frame}.contentWindow.eval(${JSON.stringify(`${asTsxLeavesIt}, ${expression}`)})`,
    );
  }

  private async openAnew(id: string): Promise<void> {
    await this.page.goTo(new URL(framePath, this.url).href);
    const size = `width: ${this.width}px; height: 800px`;
    await this.page.evaluate(
      `(() => { const frame = ${frame}; frame.style = '${size}'; frame.src = 'iframe.html?viewMode=story&globals=${settings}&id=${id}'; })()`,
    );
  }

  private async comesTo(expression: string, withinMs: number): Promise<boolean> {
    for (const end = Date.now() + withinMs; Date.now() < end; await pause())
      if (await this.evaluate<boolean>(expression)) return true;
    return false;
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Neither nothing yet nor the place of what is to come. */
function isLoaded(): boolean {
  const root = document.querySelector<HTMLElement>('#storybook-root');
  return !!root?.offsetHeight && !document.querySelector('[aria-busy=true], [role=progressbar]');
}
