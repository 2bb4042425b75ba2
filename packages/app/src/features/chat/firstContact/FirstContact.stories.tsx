import { currentMocks } from '@iskra/api-mocks/storybook';
import { addWoman, talk, type World } from '@iskra/api-mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../../stories/scenario';
import { StoryPage } from '../../../stories/StoryPage';
import { text } from '../../../stories/storyText';
import { firstContactTexts as texts } from './messages';

const patient = { timeout: 10_000 };
const onPhone = { viewport: { value: 'mobile1' } };

/** She has written to the viewer, who has not answered yet. */
function addHerWords(world: World) {
  const me = world.members.get(world.viewerId ?? 0);
  if (!me) throw new Error('The story has no viewer');
  world.dialogues.clear();
  world.messages = [];
  const ia = addWoman(world, 'Ия');
  const { id } = talk(world, [me, ia], [['them', 'Привет! Ты тоже любишь горы?']]);
  const dialogue = world.dialogues.get(id);
  if (!dialogue) throw new Error('The dialogue was not begun');
  world.dialogues.delete(id);
  world.dialogues.set(1, { ...dialogue, id: 1 });
  world.messages = world.messages.map((message) => ({ ...message, dialogueId: 1 }));
}

const meta = preview.meta({
  title: 'Screens/Messages/First contact',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/messages/1' },
  beforeEach: scenario('busyInbox', addHerWords),
});

const card = () => screen.findByRole('region', { name: text(texts.title) }, patient);

/** It stands above the messages until both have written. */
export const Ready = meta.story({
  play: async () => {
    await expect(await card()).toBeVisible();
  },
});

/** On a phone. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async () => {
    await expect(await card()).toBeVisible();
  },
});

export const GoesWithTheAnswer = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await card();
    await userEvent.type(canvas.getByRole('textbox'), 'Да{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: text(texts.title) })).toBeNull());
  },
});

export const BlocksAndHides = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await card();
    await step('report and block open their dialogs', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text(texts.report) }));
      const dialog = await screen.findByRole('dialog', {}, patient);
      await expect(dialog).toHaveTextContent('Ия');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: text(texts.block) }));
      await screen.findByRole('dialog', {}, patient);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('hidden, it stays away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text(texts.hide) }));
      await waitFor(() => expect(screen.queryByRole('region', { name: text(texts.title) })).toBeNull());
      await expect(currentMocks().world.blocks).toEqual([]);
    });
  },
});
