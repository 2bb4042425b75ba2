/** A legal or help page as plain text: sections of paragraphs and lists. */
export interface InfoContent {
  readonly title: string;
  /** When it was last changed, in words. */
  readonly updated: string;
  readonly sections: readonly InfoSection[];
}

interface InfoSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
}
