/** What the page of a component says besides its props and stories: `X.guide.ts` in English, `X.guide.ru.ts` in Russian. */
export interface Guide {
  /** What it is for, in a sentence or two. */
  readonly purpose: string;
  /** When something else is the better choice, and what. */
  readonly whenNot: readonly string[];
  /** Its parts from the outside in: name, and what stands there. */
  readonly anatomy: Readonly<Record<string, string>>;
  /** `data-*` and `aria-*` attributes by which a state is seen, styled and tested. */
  readonly states: Readonly<Record<string, string>>;
  /** Keys and what they do; empty when it takes no focus. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** What a screen reader hears: names, roles and what is announced by itself. */
  readonly announces: readonly string[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

/** Checks the content of an `X.guide.ts` while it is written. */
export const guide = (content: Guide): Guide => content;
