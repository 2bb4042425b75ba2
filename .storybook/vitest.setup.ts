import { configure } from 'storybook/test';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    storyTheme: 'light' | 'dark';
  }
}

globalThis.iskraStoryGlobals = { theme: inject('storyTheme') };

// A busy machine draws few frames; what waits for an animation's end may need more than the usual second.
configure({ asyncUtilTimeout: 4000 });
