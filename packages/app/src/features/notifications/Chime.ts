/** What a page needs to make one sound for all its tabs. */
export interface ChimeParts {
  /** Whether the browser lets the page play sound: not before the member's first gesture. */
  readonly isAllowed: () => boolean;
  readonly play: () => Promise<void>;
  /** Runs the task in one tab at a time; passes over it while another has the turn. */
  readonly inTurn: (task: () => Promise<void>) => Promise<unknown>;
  readonly wait: (ms: number) => Promise<void>;
}

const burstMs = 400;

/** The sound of a notice: one for a burst, in one tab, and none before a gesture [SET-07, TOA-02] [B7.7]. */
export class Chime {
  private isBusy = false;

  constructor(private readonly parts: ChimeParts) {}

  /** A failure is only logged (spec point 8). */
  async ring(): Promise<void> {
    const { isAllowed, play, inTurn, wait } = this.parts;
    if (this.isBusy || !isAllowed()) return;
    this.isBusy = true;
    try {
      await inTurn(async () => {
        await play();
        await wait(burstMs);
      });
    } catch (error) {
      console.warn('The sound was not played', error);
    } finally {
      this.isBusy = false;
    }
  }
}
