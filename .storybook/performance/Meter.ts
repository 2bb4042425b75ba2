import type { Figures } from './channel';

/** A frame at sixty in a second, and what clocks differ by. */
const frameMs = 16.7;
const jitterMs = 2;
const longMs = 50;

const nothing = { commits: 0, renderMs: 0, longestMs: 0, slowFrames: 0, longFrames: 0 };

/** Adds up what a story costs. */
export class Meter {
  private sums = { ...nothing };
  private styleMs: number | null = null;

  /** React changed the page, after rendering for so many milliseconds. */
  addCommit(ms: number): void {
    const { commits, renderMs, longestMs } = this.sums;
    Object.assign(this.sums, {
      commits: commits + 1,
      renderMs: renderMs + ms,
      longestMs: Math.max(longestMs, ms),
    });
  }

  /** So many milliseconds passed from one frame to the next. */
  addFrame(ms: number): void {
    if (ms > frameMs + jitterMs) this.sums.slowFrames += 1;
    if (ms > longMs) this.sums.longFrames += 1;
  }

  /** The browser tells of style and layout in long frames; 0 says that it will. */
  addStyle(ms: number): void {
    this.styleMs = (this.styleMs ?? 0) + ms;
  }

  reset(): void {
    this.sums = { ...nothing };
    if (this.styleMs !== null) this.styleMs = 0;
  }

  figures(nodes: number): Figures {
    return { ...this.sums, styleMs: this.styleMs, nodes };
  }
}
