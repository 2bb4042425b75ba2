const againMs = 3000;

/** Asks for code until it comes: React keeps the failure of a `lazy` one for ever, and takes the page down with it. */
export async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn('A part did not load', error);
    }
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}
