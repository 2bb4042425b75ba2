import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import '../packages/ui/src/theme/fonts.css';
import '../packages/ui/tokens/reset.css';
import { codeToPaste } from './docs/codeToPaste';
import { docsAddon } from './docs/docsAddon';
import { DocsContainer, DocsPage } from './docs/DocsPage';
import { argTypesOf } from './kit/argTypesOf';
import { lookAgainInDark } from './lookAgainInDark';
import { modes } from './modes';
import { offerInspection } from './inspect/offerInspection';
import { playableProp } from './playableProps';
import { playOnlyToProve } from './playsForProving';
import { checkOpenByItself } from './openByItself';
import { MeasuredStory } from './performance/MeasuredStory';
import { forgetAnnouncements } from './forgetAnnouncements';
import { resumeAnimations } from './resumeAnimations';
import { startWorker } from './startWorker';
import { clearStoryFaults, reportStoryFaults, watchConsoleErrors } from './storyFaults';
import { beginTurn } from './storyTurn';
import { toolbar } from './toolbar';
import { viewports } from './viewports';
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

/** In the viewer, and not among others on a docs page. */
const isMeasured = (viewMode: string) => viewMode === 'story' && !globalThis.iskraStoryGlobals;

const preview = definePreview({
  addons: [docsAddon, addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true },
    docs: {
      page: DocsPage,
      container: DocsContainer,
      // Storybook's own setting, which its types leave out.
      ...{ extractArgTypes: argTypesOf },
      source: { type: 'dynamic', transform: codeToPaste },
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        // prettier-ignore
        order: [
          'Start here', 'Foundations', ['Overview'],
          'Components', ['Overview', 'Actions', 'Fields', 'Feedback', 'Overlays', 'Navigation', 'Layout', 'Display'],
          'Patterns', 'Screens', 'Journeys',
          'Theming', ['Roles and tokens'], 'Accessibility', ['Promises and keys'], 'Changelog', 'Contributing',
        ],
      },
    },
  },
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, prop]) => [name, playableProp(prop, initialArgs[name])]),
      ),
  ],
  globalTypes: toolbar,
  initialGlobals: {
    ...{ theme: 'light', locale: 'ru', direction: 'language', motion: 'system', contrast: 'usual' },
    ...{ words: 'real', text: 'usual', plays: 'off' },
  },
  decorators: [
    (Story, { globals, viewMode }) => (
      <WithIskra globals={globals} isOnPage={viewMode === 'docs'}>
        {isMeasured(viewMode) ? (
          <MeasuredStory>
            <Story />
          </MeasuredStory>
        ) : (
          <Story />
        )}
      </WithIskra>
    ),
  ],
  beforeEach: () => {
    resumeAnimations();
    forgetAnnouncements();
    beginTurn();
    clearStoryFaults();
    return watchConsoleErrors();
  },
  afterEach: async (context) => {
    reportStoryFaults();
    if (globalThis.iskraStoryGlobals) await checkOpenByItself(context);
    await globalThis.iskraPhotograph?.(context);
    if (globalThis.iskraBothThemes) await lookAgainInDark(context);
  },
});

offerInspection();
playOnlyToProve(preview);
// Storybook reads the order of the sidebar from this very statement and the one that makes it.
export default preview;
