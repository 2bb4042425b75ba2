import preview from '#storybook/preview';
import { showsText } from '../../stories/showsState';
import { inOwnTexts } from './inOwnTexts';
import { layoutMessages } from './messages';
import { ScreenFailed } from './ScreenFailed';

const meta = preview.meta({
  title: 'Screens/Failed',
  component: inOwnTexts(ScreenFailed),
  parameters: { layout: 'fullscreen' },
});

/** In place of a screen whose code did not load or that could not be drawn. */
export const Ready = meta.story({ play: showsText(layoutMessages.failedTitle) });
