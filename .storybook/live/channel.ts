/** A deed as the panel shows it. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  /** What it does, in one sentence. */
  readonly does: string;
  /** Why it does not apply right now. */
  readonly whyNot?: string | undefined;
}

/** What a story offers; nothing when it has no live part. */
export interface Offers {
  readonly deeds: readonly Offer[];
  /** Something to know by hand, such as the last mailed code. */
  readonly note?: string | undefined;
}

/** The panel and the story talk by these events of Storybook's channel. */
export const liveEvents = {
  /** Story to panel: what there is to do. */
  offered: 'iskra/live/offered',
  /** Panel to story: the id of a pressed deed. */
  pressed: 'iskra/live/pressed',
  /** Panel to story: what is there to do? */
  asked: 'iskra/live/asked',
} as const;
