import type { DrivenPage } from '../tools/browsers/Page';
import { expect } from './test';

const enter = '\uE007';
const patience = { timeout: 40_000 };

/** A person in an engine that Playwright does not drive: finds by name what is in view, and has a mouse and keys. */
export class EngineVisitor {
  constructor(
    readonly page: DrivenPage,
    private readonly url: string,
  ) {}

  open(path: string): Promise<void> {
    return this.page.goTo(this.url + path);
  }

  /** Presses what begins with this name, as soon as it can be pressed. */
  async press(name: string): Promise<void> {
    const { x, y } = await this.placeOf(name);
    await this.mouse({ type: 'pointerMove', x, y }, down, up);
  }

  /** Draws from the middle of something by so many pixels, in the time that a hand takes. */
  async draw(name: string, right: number): Promise<void> {
    const { x, y } = await this.placeOf(name);
    const moves = [0.1, 0.4, 0.7, 1].map((part) => ({
      type: 'pointerMove',
      x: Math.round(x + right * part),
      y,
      duration: 60,
    }));
    await this.mouse({ type: 'pointerMove', x, y }, down, ...moves, up);
  }

  /** Types into the field with this name. */
  async write(name: string, text: string): Promise<void> {
    await this.press(name);
    await this.type(text);
  }

  /** Chooses in a list by the first letters of a choice. */
  async choose(name: string, letters: string): Promise<void> {
    const { x, y } = await this.placeOf(name);
    await this.page.evaluate(`document.elementFromPoint(${x}, ${y}).closest('select').focus() ?? null`);
    await this.type(letters);
  }

  async say(text: string): Promise<void> {
    await this.write('Сообщение', text + enter);
  }

  /** Waits for a text in view. */
  async sees(text: string): Promise<void> {
    const isThere = `document.body.innerText.includes(${JSON.stringify(text)})`;
    await expect.poll(() => this.page.evaluate(isThere), { ...patience, message: text }).toBe(true);
  }

  /** Waits for a path. */
  async isAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.page.evaluate<string>('location.pathname'), patience).toMatch(path);
  }

  private async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.page.act([{ type: 'key', id: 'keys', actions: strokes }]);
  }

  private async mouse(...actions: readonly object[]): Promise<void> {
    await this.page.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  private async placeOf(name: string): Promise<Place> {
    const asked = `(${pressablePlace.toString()})(${JSON.stringify(name)})`;
    let place: Place | null = null;
    await expect
      .poll(async () => (place = await this.page.evaluate<Place | null>(asked)), {
        ...patience,
        message: name,
      })
      .not.toBeNull();
    if (!place) throw new Error(`${name} is not there`);
    return place;
  }
}

const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: the middle of what begins with this name, when nothing lies over it and it has come to rest. */
async function pressablePlace(name: string): Promise<Place | null> {
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const label = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
    return label.replace(/\s+/g, ' ').trim();
  };
  const all = [...document.querySelectorAll('a[href], button, input, select, textarea, article, [role]')];
  const found = all.filter((element) => nameOf(element).startsWith(name));
  for (const element of found) {
    element.scrollIntoView({ block: 'nearest' });
    const before = element.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const box = element.getBoundingClientRect();
    const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
    const hit = document.elementFromPoint(x, y);
    const isOwn = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element));
    if (isOwn && before.top === box.top && before.left === box.left) return { x, y };
  }
  return null;
}
