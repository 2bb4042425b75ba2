/** A page of some engine, as far as looking at stories needs one. */
export interface Page {
  goTo(url: string): Promise<void>;
  /** The value of an expression, as JSON; of a promise what it comes to. */
  evaluate<Result>(expression: string): Promise<Result>;
  close(): Promise<void>;
}

/** Larger than the frames that stories stand in. */
export const pageSize = { width: 1440, height: 1000 };

/** A page that somebody can press and type in. */
export interface DrivenPage extends Page {
  /** Moves of a mouse and keys, as WebDriver words them. */
  act(actions: readonly object[]): Promise<void>;
}
