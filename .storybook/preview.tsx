import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import '../packages/ui/src/theme/fonts.css';
import { DocsPage } from './DocsPage';
import { startWorker } from './startWorker';
import { clearStoryFaults, throwStoryFaults, watchConsoleErrors } from './storyFaults';
import { toolbar } from './toolbar';
import { WithIskra } from './withIskra';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: { storySort: { order: ['Foundations', 'Components', 'Patterns', 'Pages', 'Journeys'] } },
  },
  globalTypes: toolbar,
  initialGlobals: { theme: 'light', locale: 'ru', direction: 'ltr', motion: 'system' },
  decorators: [
    (Story, { globals }) => (
      <WithIskra globals={globals}>
        <Story />
      </WithIskra>
    ),
  ],
  beforeEach: () => {
    clearStoryFaults();
    return watchConsoleErrors();
  },
  afterEach: throwStoryFaults,
});
