interface Chunk {
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** Below it the line weighs more than the functions, characters. */
const least = 10_000;

/**
 * Has Chromium compile all functions of a file beside the page, while it comes, instead of each on the page's own thread
 * when it is first called: nearly everything that a page loads is called at once. Other browsers read a comment.
 */
export function compiledAhead({ modules }: Chunk): string {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return length < least ? '' : '//# allFunctionsCalledOnLoad\n';
}
