import { configure } from 'storybook/test';

globalThis.iskraStoryGlobals = { theme: 'light' };

// A busy machine draws few frames; what waits for an animation's end may need more than the usual second.
configure({ asyncUtilTimeout: 4000 });
