/** One thing that is seen of an element, and the token it comes from. */
export interface Seen {
  /** In the words of CSS. */
  readonly property: string;
  /** Computed value. */
  readonly value: string;
  /** Its token, without `--iskra-`; undefined where the value is written out. */
  readonly token?: string | undefined;
}

/** What the Tokens panel says of one element. */
export interface Inspected {
  /** The element in a few words. */
  readonly what: string;
  readonly seen: readonly Seen[];
  /** Of its text on what is behind it, 1 to 21; undefined where a picture or nothing solid is behind it. */
  readonly contrast?: number | undefined;
}

/** The Tokens panel and the story talk by these events of Storybook's channel. */
export const inspectEvents = {
  /** Panel to story: tell what the pointer or the focus is on; `false`: no more. */
  watched: 'iskra/inspect/watched',
  /** Story to panel. */
  inspected: 'iskra/inspect/inspected',
} as const;
