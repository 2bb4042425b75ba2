import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useEffect } from 'storybook/preview-api';
import addonMsw from 'msw-storybook-addon';
import '../packages/ui/src/theme/fonts.css';
import { DocsPage } from './DocsPage';
import { lookAgainInDark } from './lookAgainInDark';
import { modes } from './modes';
import { readableProp } from './readableProps';
import { playOnlyToProve } from './playsForProving';
import { lookThroughGlasses } from './glasses';
import { resumeAnimations } from './resumeAnimations';
import { startWorker } from './startWorker';
import { clearStoryFaults, reportStoryFaults, watchConsoleErrors } from './storyFaults';
import { toolbar } from './toolbar';
import { WithIskra } from './withIskra';

declare global {
  /** Set by the run that photographs stories. */
  var iskraPhotograph: ((context: StoryContext) => Promise<void>) | undefined;
  /** Set by the run that tests stories: each ends by a look in dark too. */
  var iskraBothThemes: boolean | undefined;
}

interface StoryContext {
  id: string;
  canvasElement: HTMLElement;
  parameters: Record<string, unknown>;
}

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: {
      storySort: { order: ['Start here', 'Foundations', 'Components', 'Patterns', 'Pages', 'Journeys'] },
    },
  },
  argTypesEnhancers: [
    ({ argTypes }) =>
      Object.fromEntries(Object.entries(argTypes).map(([name, prop]) => [name, readableProp(prop)])),
  ],
  globalTypes: toolbar,
  initialGlobals: {
    ...{ theme: 'light', locale: 'ru', direction: 'ltr', motion: 'system' },
    ...{ words: 'real', text: '100', plays: 'off' },
  },
  decorators: [
    (Story, { globals }) => {
      useEffect(() => lookThroughGlasses(globals), [globals]);
      return (
        <WithIskra globals={globals}>
          <Story />
        </WithIskra>
      );
    },
  ],
  beforeEach: () => {
    resumeAnimations();
    clearStoryFaults();
    return watchConsoleErrors();
  },
  afterEach: async (context) => {
    reportStoryFaults();
    await globalThis.iskraPhotograph?.(context);
    if (globalThis.iskraBothThemes) await lookAgainInDark(context);
  },
});

playOnlyToProve(preview);
// Storybook reads the order of the sidebar from this very statement and the one that makes it.
export default preview;
