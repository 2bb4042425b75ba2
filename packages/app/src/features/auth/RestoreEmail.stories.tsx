import { lastCode } from '@iskra/api-mocks';
import { currentMocks } from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { text } from '../../stories/storyText';
import { profileMessages } from '../profile/messages';
import { recoveryMessages } from './recovery/messages';
import { restoringMessages as messages } from './restoring/messages';

const meta = preview.meta({
  title: 'Screens/Former e-mail',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/info/email-back#link-1' },
  beforeEach: scenario('emailChanged'),
});

const known = 'artem@iskra.demo';
const emails = () => [...currentMocks().world.members.values()].map(({ email }) => email);
const patient = { timeout: 10_000 };

interface Play {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
}
const press = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: text(messages.submit) }, patient));
const seesHeading = async ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  expect(await canvas.findByRole('heading', { level: 1, name }, patient)).toBeVisible();

/** The link of the mail was opened: nothing is done before the press. */
export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('the visit alone puts nothing back [SET-05]', async () => {
      await seesHeading({ canvas }, text(messages.readyTitle));
      await expect(canvas.getByRole('button', { name: text(messages.submit) })).toBeEnabled();
      await waitFor(() => expect(document.title).toBe(`${text(messages.documentTitle)} · Iskra`));
      await expect(emails()).not.toContain(known);
    });
  },
});

/** The press is on its way. */
export const Loading = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: text(messages.submit) }, patient);
    currentMocks().world.network.isHanging = true;
    await press({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: text(messages.submit) })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** The address is back: a new password is the next thing to do. */
export const Done = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await press({ canvas, userEvent });
    await step('it says which address signs in, and the focus goes there [SET-05]', async () => {
      await seesHeading({ canvas }, text(messages.doneTitle));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
      await expect(canvas.getByText(text(messages.doneText, { email: known }))).toBeVisible();
      await expect(canvas.getByRole('link', { name: text(messages.signIn) })).toHaveAttribute(
        'href',
        '/login',
      );
      await expect(emails()).toContain(known);
    });
  },
});

/** From there a new password by a mailed code, the address stands in the form; then one is signed in. */
export const NewPassword = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await press({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: text(messages.newPassword) }, patient));
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    await expect(dialog.getByLabelText('E-mail')).toHaveValue(known);
    await userEvent.click(dialog.getByRole('button', { name: text(recoveryMessages.emailNext) }));
    const field = await dialog.findByLabelText(text(recoveryMessages.code));
    await userEvent.type(field, `${lastCode(currentMocks().world, known)}{Enter}`);
    await userEvent.type(await dialog.findByLabelText(text(recoveryMessages.password)), '12345678');
    await userEvent.type(dialog.getByLabelText(text(recoveryMessages.confirmation)), '12345678');
    await userEvent.click(dialog.getByRole('button', { name: text(recoveryMessages.submit) }));
    await step('one is signed in with it [REC-07]', () =>
      seesHeading({ canvas }, text(profileMessages.title)),
    );
  },
});

/** Used, late or unknown: one answer for all three. */
export const Gone = meta.story({
  args: { path: '/info/email-back#link-0' },
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent });
    await seesHeading({ canvas }, text(messages.goneTitle));
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: text(messages.contacts) })).toHaveAttribute(
      'href',
      '/info/support',
    );
    await expect(emails()).not.toContain(known);
  },
});

/** The address of the page without what the mail put behind it. */
export const WithoutLink = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: '/info/email-back' },
  play: ({ canvas }) => seesHeading({ canvas }, text(messages.goneTitle)),
});

/** The server cannot be reached: the link is still good. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const { network } = currentMocks().world;
    await canvas.findByRole('button', { name: text(messages.submit) }, patient);
    network.isOffline = true;
    await press({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text(messages.offline));
    await step('it is pressed again once there is a network', async () => {
      network.isOffline = false;
      await press({ canvas, userEvent });
      await seesHeading({ canvas }, text(messages.doneTitle));
    });
  },
});

/** The server fails. */
export const Failed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: text(messages.submit) }, patient);
    currentMocks().world.network.isFailing = true;
    await press({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text(messages.failed));
  },
});
