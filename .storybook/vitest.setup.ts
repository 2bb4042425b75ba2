import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    storyTheme: 'light' | 'dark';
  }
}

globalThis.iskraStoryTheme = inject('storyTheme');
