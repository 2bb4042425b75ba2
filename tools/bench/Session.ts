import type { CDPSession, Page } from 'playwright';

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

  /** A finger's flick or a wheel's roll as the browser itself makes it. */
  async scroll(x: number, y: number, distance: number, speed: number): Promise<void> {
    const gesture = { x, y, yDistance: distance, speed, gestureSourceType: 'touch' as const };
    await this.#protocol.send('Input.synthesizeScrollGesture', { ...gesture, preventFling: false });
  }

  /** Resolves after the next frame was drawn. */
  async drawn(): Promise<void> {
    await this.page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
  }
}
