import { currentMocks, markRead, tellTyping, unreadMessages } from '@iskra/api-mocks/storybook';
import { addWoman, postMessage, talk, type World } from '@iskra/api-mocks';
import { chatRoomLabels } from '#storybook/labels';
import preview from '#storybook/preview';
import { said } from '#storybook/said';
import { expect, waitFor, within } from 'storybook/test';
import { connected } from '../../stories/connected';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';

const dialogueId = 101;
const typingOfIa = () => said(chatRoomLabels).isTyping('Ия');
const patient = { timeout: 10_000 };

/** The viewer and whom they talk to. */
function sides(world: World) {
  const me = world.members.get(world.viewerId ?? 0);
  const ia = [...world.members.values()].find(({ name }) => name === 'Ия');
  if (!me || !ia) throw new Error('The story has nobody to talk');
  return { me, ia };
}

const aTalk = (adjust?: (world: World) => void) =>
  scenario('emptyCity', (world) => {
    const me = world.members.get(world.viewerId ?? 0);
    if (!me) throw new Error('The story has no viewer');
    const ia = addWoman(world, 'Ия', { isOnline: true });
    talk(
      world,
      [me, ia],
      [
        ['them', 'Привет'],
        ['me', 'И тебе'],
      ],
      { minutesAgo: 30, unread: 0 },
    );
    adjust?.(world);
  });

const meta = preview.meta({
  title: 'Screens/Messages/Chat marks',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: `/messages/${dialogueId}` },
  beforeEach: aTalk(),
});

type Canvas = ReturnType<typeof within>;
const list = (canvas: Canvas) => canvas.findByRole('log', {}, patient);
const field = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: said(chatRoomLabels).message }, patient);

/** She types, or stopped, in the open dialogue. */
function iaTypes(isTyping = true): void {
  const { world } = currentMocks();
  tellTyping(world, sides(world).ia, { dialogueId, isTyping });
}

/** What a screen reader was told of late. */
const saidByTheKit = () =>
  [...document.querySelectorAll('[data-iskra-announcer] > *')].map(({ textContent }) => textContent);

/** The room's part for it comes a moment after the room. */
const seesHerType = (canvas: Canvas) =>
  waitFor(() => {
    iaTypes();
    return expect(canvas.getByText(typingOfIa())).toBeVisible();
  }, patient);

/** The other types: a line over the end of the messages, which moves nothing and is said once. */
export const OtherTypes = meta.story({
  play: async ({ canvas, step }) => {
    const log = await list(canvas);
    await connected();
    const height = log.scrollHeight;
    await step('it is seen, said once, and moves nothing [B5.21]', async () => {
      await seesHerType(canvas);
      iaTypes();
      iaTypes();
      await waitFor(() => expect(saidByTheKit()).toEqual([typingOfIa()]), patient);
      await expect(log.scrollHeight).toBe(height);
    });
    await step('it ends when she stops [B5.21]', async () => {
      iaTypes(false);
      await waitFor(() => expect(canvas.queryByText(typingOfIa())).toBeNull());
    });
    await step('and with her message [B5.21]', async () => {
      await seesHerType(canvas);
      const { world } = currentMocks();
      const { me, ia } = sides(world);
      const post = { dialogueId, content: 'Вот', senderId: ia.id, recipientId: me.id, clientId: null };
      postMessage(world, ia, post);
      await expect(await within(log).findByText(/Вот/)).toBeVisible();
      await expect(canvas.queryByText(typingOfIa())).toBeNull();
    });
  },
});

/** On a phone. */
export const OtherTypesOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await list(canvas);
    await connected();
    await seesHerType(canvas);
  },
});

/** A lost connection ends it: nobody knows. */
export const CutOff = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas }) => {
    await list(canvas);
    await connected();
    await seesHerType(canvas);
    currentMocks().cut();
    // At once, not only after five seconds.
    await waitFor(() => expect(canvas.queryByText(typingOfIa())).toBeNull(), { timeout: 2000 });
  },
});

/** What the viewer types is told once in three seconds, and its end with the message. */
export const OneselfTypes = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const told: boolean[] = [];
    const { world } = currentMocks();
    world.onEvent(({ name, payload }) => {
      if (name === 'typing' && 'typing' in payload) told.push(payload.typing);
    });
    const text = await field(canvas);
    await connected();
    await waitFor(async () => {
      await userEvent.type(text, 'а');
      await expect(told).toEqual([true]);
    }, patient);
    await userEvent.type(text, 'бв{Enter}');
    await waitFor(() => expect(told).toEqual([true, false]));
    await expect(canvas.queryByText(typingOfIa())).toBeNull();
  },
});

/** With the marks off, the viewer learns neither that the other types nor that she read. */
export const SwitchedOff = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: aTalk((world) => {
    sides(world).me.showsChatMarks = false;
  }),
  play: async ({ canvas, userEvent }) => {
    const { world } = currentMocks();
    const { me, ia } = sides(world);
    const log = await list(canvas);
    await userEvent.type(await field(canvas), 'Тихо{Enter}');
    const bubble = () => within(log).getByText(/Тихо/).closest('[data-status]');
    await waitFor(() => expect(bubble()).toHaveAttribute('data-status', 'sent'));
    await connected();
    iaTypes();
    markRead(
      world,
      ia,
      unreadMessages(world, ia.id, dialogueId).map(({ id }) => id),
    );
    const post = { dialogueId, content: 'Ага', senderId: ia.id, recipientId: me.id, clientId: null };
    postMessage(world, ia, post);
    // What was told before has come by now.
    await expect(await within(log).findByText(/Ага/)).toBeVisible();
    await expect(canvas.queryByText(typingOfIa())).toBeNull();
    await expect(bubble()).toHaveAttribute('data-status', 'sent');
  },
});
