import { configure } from 'storybook/test';
import { inject } from 'vitest';
import { drawnWhenRead } from './drawnWhenRead';

declare module 'vitest' {
  interface ProvidedContext {
    /** Runs all plays in one language, instead of each story's own. */
    playLocale: 'ru' | 'en' | undefined;
  }
}

const locale = inject('playLocale');
globalThis.iskraStoryGlobals = { theme: 'light', ...(locale ? { locale } : {}) };

// A busy machine draws few frames; what waits for an animation's end may need more than the usual second.
configure({ asyncUtilTimeout: 8000, getElementError: drawnWhenRead });
