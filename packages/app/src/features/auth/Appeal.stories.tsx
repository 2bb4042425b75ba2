import { demoPassword } from '@iskra/api-mocks';
import {
  acceptAppeal,
  currentMocks,
  refuseAppeal,
  suspendMember,
  writeAppeal,
  type Mocks,
} from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { said } from '#storybook/said';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { opening, text } from '../../stories/storyText';
import { profileMessages } from '../profile/messages';
import { appealMessages as messages } from './appeal/messages';
import { authMessages } from './messages';

type World = Mocks['world'];
const email = 'artem@iskra.demo';
const artem = (world: World) => {
  const member = [...world.members.values()].find((one) => one.email === email);
  if (!member) throw new Error('The world has no Artem');
  return member;
};
const suspended = (world: World) => suspendMember(world, artem(world).id, 'спам');
const words = 'Мою страницу взломали, спам рассылал не я.';
const appealed = (world: World) => {
  suspended(world);
  writeAppeal(world, artem(world), words);
};

const meta = preview.meta({
  title: 'Screens/Appeal',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login' },
  beforeEach: scenario('visitor', suspended),
});

interface Play {
  canvas: ReturnType<typeof within>;
  userEvent: ReturnType<typeof userEvent.setup>;
}

/** Signs in, and is refused. */
async function signIn({ canvas, userEvent }: Play): Promise<void> {
  const field = await canvas.findByLabelText('E-mail', {}, { timeout: 10_000 });
  await userEvent.type(field, email);
  await userEvent.type(canvas.getByLabelText(text(authMessages.password)), `${demoPassword}{Enter}`);
}

async function openAppeal(play: Play) {
  await signIn(play);
  await play.userEvent.click(await play.canvas.findByRole('button', { name: text(messages.open) }));
  return within(await screen.findByRole('dialog'));
}

/** The refusal says why, and shows the way to appeal. */
export const Suspended = meta.story({
  tags: ['visual-ru'],
  play: async ({ canvas, userEvent, step }) => {
    await step('a wrong password shows no such way', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail', {}, { timeout: 10_000 }), email);
      await userEvent.type(canvas.getByLabelText(text(authMessages.password)), 'another{Enter}');
      await expect(await canvas.findByRole('alert')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: text(messages.open) })).toBeNull();
      await userEvent.clear(canvas.getByLabelText('E-mail'));
      await userEvent.clear(canvas.getByLabelText(text(authMessages.password)));
    });
    await step('the right one does (D-39)', async () => {
      await signIn({ canvas, userEvent });
      await expect(await canvas.findByRole('button', { name: text(messages.open) })).toBeVisible();
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        said({ ru: 'Доступ закрыт: спам', en: 'Access is suspended: спам' }),
      );
    });
  },
});

/** One text, once. */
export const Write = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openAppeal({ canvas, userEvent });
    const send = async () => userEvent.click(dialog.getByRole('button', { name: text(messages.send) }));
    await step('without words it is refused, by the server’s text (D-39)', async () => {
      await dialog.findByLabelText(text(messages.text));
      await send();
      await expect(await dialog.findByRole('alert')).toHaveTextContent(/\S/);
    });
    await step('what is typed stays when the connection is lost, and when the dialog closes', async () => {
      const { network } = currentMocks().world;
      await userEvent.type(dialog.getByLabelText(text(messages.text)), words);
      network.isOffline = true;
      await send();
      await expect(await dialog.findByText(text(messages.offline))).toBeVisible();
      await expect(dialog.getByLabelText(text(messages.text))).toHaveValue(words);
      network.isOffline = false;
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: text(messages.open) }));
      const again = within(await screen.findByRole('dialog'));
      await expect(await again.findByLabelText(text(messages.text))).toHaveValue(words);
      await userEvent.click(again.getByRole('button', { name: text(messages.send) }));
    });
    await step('it is with the operators, and the page signs nobody in (D-39)', async () => {
      await expect(await screen.findByRole('dialog', { name: text(messages.sentTitle) })).toBeVisible();
      await expect(currentMocks().world.appeals).toMatchObject([{ text: words, closedAt: null }]);
      await expect(screen.getByText(words)).toBeVisible();
    });
  },
});

/** A later login says so, and the dialog shows what was written. */
export const UnderReview = meta.story({
  beforeEach: scenario('visitor', appealed),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openAppeal({ canvas, userEvent });
    await expect(await dialog.findByText(words)).toBeVisible();
    await expect(dialog.queryByLabelText(text(messages.text))).toBeNull();
    await expect(canvas.getByText(/обжалование на рассмотрении|appeal is under review/)).toBeVisible();
  },
});

/** An operator refused it, with an answer. */
export const Refused = meta.story({
  beforeEach: scenario('visitor', (world) => {
    appealed(world);
    refuseAppeal(world, artem(world).id, 'Мы проверили: сообщения отправлены с вашего устройства.');
  }),
  play: async ({ canvas, userEvent }) => {
    await openAppeal({ canvas, userEvent });
    await expect(await screen.findByRole('dialog', { name: text(messages.refusedTitle) })).toBeVisible();
    await expect(screen.getByText(/с вашего устройства/)).toBeVisible();
  },
});

/** The connection is lost before it is known what was written. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await signIn({ canvas, userEvent });
    const open = await canvas.findByRole('button', { name: text(messages.open) });
    const { network } = currentMocks().world;
    network.isOffline = true;
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog'));
    await step('it is said, and asked again (D-39)', async () => {
      await expect(await dialog.findByText(text(messages.offline))).toBeVisible();
      network.isOffline = false;
      await userEvent.click(dialog.getByRole('button', { name: text(messages.again) }));
      await expect(await dialog.findByLabelText(text(messages.text))).toBeVisible();
    });
  },
});

/** An operator accepts it while the dialog is open. */
export const Accepted = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: scenario('visitor', appealed),
  play: async ({ canvas, userEvent, step }) => {
    await openAppeal({ canvas, userEvent });
    await step('opened again, it says that the access is open, and the login works (D-39)', async () => {
      const { world } = currentMocks();
      acceptAppeal(world, artem(world).id);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: text(messages.open) }));
      await expect(
        await screen.findByText(opening(said({ ru: 'Доступ уже открыт', en: 'Your access is open' }))),
      ).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(canvas.getByRole('button', { name: text(authMessages.submit) }));
      await expect(
        await canvas.findByRole('heading', { name: text(profileMessages.title) }, { timeout: 10_000 }),
      ).toBeVisible();
    });
  },
});
