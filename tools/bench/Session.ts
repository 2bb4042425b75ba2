import type { CDPSession, Page } from 'playwright';
import { frameCosts, traceCategories, type Trace } from './frameCosts';
import { percentile95 } from './median';

/** A page with one contender in it, and the processor time its main thread takes. */
export class Session {
  readonly page: Page;
  readonly #protocol: CDPSession;

  private constructor(page: Page, protocol: CDPSession) {
    this.page = page;
    this.#protocol = protocol;
  }

  static async open(page: Page, address: string): Promise<Session> {
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address);
    await page.waitForFunction('window.bench?.isReady');
    await page.waitForTimeout(100);
    return new Session(page, protocol);
  }

  /** Milliseconds of main-thread processor time from the start of the work until the page was drawn and quiet. */
  async measure(work: () => Promise<unknown>, quiet = 60): Promise<number> {
    await this.drawn();
    const before = await this.ticks();
    await work();
    await this.drawn();
    await this.page.waitForTimeout(quiet);
    return (await this.ticks()) - before;
  }

  act(name: string): Promise<unknown> {
    return this.page.evaluate(`window.bench.act(${JSON.stringify(name)}), undefined`);
  }

  /** Main-thread processor time so far, milliseconds. */
  async ticks(): Promise<number> {
    const { metrics } = await this.#protocol.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  }

  /** The 95th percentile of main-thread processor time per displayed frame during the work, from a trace. */
  async frameP95(work: () => Promise<unknown>): Promise<number> {
    const browser = this.page.context().browser();
    if (!browser) throw new Error('The page has lost its browser');
    await browser.startTracing(this.page, { categories: traceCategories });
    await work();
    const trace = JSON.parse((await browser.stopTracing()).toString()) as Trace;
    return percentile95(frameCosts(trace));
  }

  /** A finger draws from a place up or down, ten moves of a frame each, and lets go while it moves. */
  async flick(x: number, y: number, distance: number): Promise<void> {
    const touch = (type: 'touchStart' | 'touchMove', at: number) =>
      this.#protocol.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: at }] });
    await touch('touchStart', y);
    for (let move = 1; move <= 10; move += 1) {
      await this.page.waitForTimeout(16);
      await touch('touchMove', y + (distance * move) / 10);
    }
    await this.#protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Resolves after the next frame was drawn. */
  async drawn(): Promise<void> {
    await this.page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
  }
}
