/** What Storybook tells of a story whose code is asked for. */
interface StoryOfCode {
  readonly component?: unknown;
}

/** A story's code as it can be pasted; loaded with the first docs page. */
export async function codeToPaste(code: string, { component }: StoryOfCode): Promise<string> {
  const { withImports } = await import('./withImports');
  return withImports(code, (component as { displayName?: string } | undefined)?.displayName);
}
