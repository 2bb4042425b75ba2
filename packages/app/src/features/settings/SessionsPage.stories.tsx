import { currentMocks, signInElsewhere, type Mocks } from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { photographed } from '../../stories/photographed';
import { scenario } from '../../stories/scenario';
import { failed, loading, offline, showsText } from '../../stories/showsState';
import { StoryPage } from '../../stories/StoryPage';
import { opening, text } from '../../stories/storyText';
import { sessionsMessages as messages } from './messages';

/** The viewer is signed in on a phone, on a tablet and on something unknown, too. */
function signInOnThree(world: Mocks['world']): void {
  signInElsewhere(world, { browser: 'samsung', system: 'android' }, 2 * 24 * 60);
  signInElsewhere(world, { browser: 'safari', system: 'ios' }, 35);
  signInElsewhere(world, { browser: null, system: null }, 9 * 24 * 60);
}

const meta = preview.meta({
  title: 'Screens/Active sessions',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile/settings/sessions' },
  beforeEach: scenario('busyInbox', signInOnThree),
});

const openSessions = () => currentMocks().world.sessions.size;
const patient = { timeout: 10_000 };
type Canvas = ReturnType<typeof within>;
const rowsOf = async (canvas: Canvas) => {
  const list = await canvas.findByRole('list', { name: text(messages.title) }, patient);
  return within(list).findAllByRole('listitem');
};
const endButtons = (canvas: Canvas) =>
  canvas.findAllByRole('button', { name: opening(text(messages.endOf, { device: '' })) }, patient);

/** This device first, then the others by their last use. */
export const Ready = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  play: async ({ canvas, step }) => {
    await step('this device stands first and has no button, the others by their last use', async () => {
      const rows = await rowsOf(canvas);
      await expect(rows).toHaveLength(4);
      await expect(rows[0]).toHaveTextContent(text(messages.here));
      await expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
      await expect(rows[1]).toHaveTextContent('Safari, iOS');
      await expect(rows[2]).toHaveTextContent('Samsung Internet, Android');
      await expect(rows[3]).toHaveTextContent(text(messages.unknown));
    });
  },
});

/** A place is left by the keyboard; what fails is said, and nothing goes. */
export const EndOne = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the list goes on without it, with the focus on the next', async () => {
      const [first, second] = await endButtons(canvas);
      first?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(3));
      await expect(openSessions()).toBe(3);
      await waitFor(() => expect(second).toHaveFocus());
    });
    await step('a failure ends nothing, and says so', async () => {
      currentMocks().world.network.isFailing = true;
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText(text(messages.endFailed))).toBeVisible();
      await expect(await rowsOf(canvas)).toHaveLength(3);
      await expect(openSessions()).toBe(3);
    });
  },
});

/** All others end after a question. */
export const EndOthers = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: text(messages.endOthers) }, patient));
      return within(await screen.findByRole('alertdialog', {}, patient));
    };
    await step('whoever thinks better of it stays signed in there', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: text(messages.keep) }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(openSessions()).toBe(4);
    });
    await step('a failure is said in the question', async () => {
      const dialog = await ask();
      currentMocks().world.network.isFailing = true;
      await userEvent.click(dialog.getByRole('button', { name: text(messages.endOthersConfirm) }));
      await expect(await dialog.findByText(text(messages.endFailed))).toBeVisible();
      await expect(openSessions()).toBe(4);
      currentMocks().world.network.isFailing = false;
    });
    await step('then this device is alone, and the focus stays at the list', async () => {
      const dialog = within(screen.getByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: text(messages.endOthersConfirm) }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(1));
      await expect(canvas.getByText(text(messages.nowhereElse))).toBeVisible();
      await expect(openSessions()).toBe(1);
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    });
  },
});

/** Signed in here alone. */
export const NowhereElse = meta.story({
  beforeEach: scenario('busyInbox'),
  play: showsText(messages.nowhereElse),
});

/** The network has not answered. */
export const Loading = meta.story(loading(showsText(messages.nowhereElse)));

/** The server answers with errors. */
export const Failed = meta.story({
  name: 'Error',
  ...failed(messages.failed),
});

/** No connection. */
export const Offline = meta.story(offline);
