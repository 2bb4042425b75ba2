/** What the story on screen cost since the last deed: a press, a key, or a button of the panel Live. */
export interface Figures {
  /** How often React changed the page. */
  readonly commits: number;
  /** Milliseconds that React rendered for them, in all and for the longest. */
  readonly renderMs: number;
  readonly longestMs: number;
  /** Frames that took longer than one of sixty in a second, and those of them that took longer than 50 ms. */
  readonly slowFrames: number;
  readonly longFrames: number;
  /** Milliseconds of style and layout within long frames; null where the browser does not tell. */
  readonly styleMs: number | null;
  /** Elements that the story has on the page. */
  readonly nodes: number;
}

/** The panel and the story talk by these events of Storybook's channel. */
export const performanceEvents = {
  /** Panel to story, again and again while it shows: what does it cost? Who is not asked measures nothing. */
  asked: 'iskra/performance/asked',
  /** Story to panel: the figures. */
  measured: 'iskra/performance/measured',
  /** Panel to story: from zero. */
  reset: 'iskra/performance/reset',
} as const;

/** How often the panel asks, and how long a story measures after it was asked last. */
export const askEveryMs = 500;
export const forgetAfterMs = 1500;
