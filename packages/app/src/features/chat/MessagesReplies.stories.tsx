import { currentMocks } from '@iskra/api-mocks/storybook';
import { addWoman, postMessage, removeAccount, talk, type World } from '@iskra/api-mocks';
import { expect, fireEvent, screen, waitFor, within, type userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { said } from '#storybook/said';
import { chatRoomLabels } from '#storybook/labels';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { text } from '../../stories/storyText';
import { answeringTexts, reactionTexts } from './answering/messages';
import { chatMessages } from './messages';

/** A dialogue of the story, whose number the page's address has. */
const dialogueId = 1;

const meta = preview.meta({
  title: 'Screens/Messages/Replies',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: `/messages/${dialogueId}` },
});

interface Shown {
  canvas: ReturnType<typeof within>;
}
interface Story extends Shown {
  userEvent: ReturnType<typeof userEvent.setup>;
}

const long = 'Летом мечтаю о море и о долгих прогулках по горам, а зимой о лыжах. '.repeat(6).trim();

function viewerOf(world: World) {
  const me = world.members.get(world.viewerId ?? 0);
  if (!me) throw new Error('The story has no viewer');
  return me;
}

/** She asks and tells; he answers one of her messages, she one of his. */
function addReplies(world: World) {
  const me = viewerOf(world);
  const ia = addWoman(world, 'Ия');
  const filling = Array.from({ length: 70 }, (_, at) => [at % 2 ? 'them' : 'me', `Слово ${at}`] as const);
  const { id } = talk(world, [me, ia], [['them', 'Пойдём в музей?'], ...filling, ['them', long]]);
  const dialogue = world.dialogues.get(id);
  if (!dialogue) throw new Error('The dialogue was not begun');
  world.dialogues.delete(id);
  world.dialogues.set(dialogueId, { ...dialogue, id: dialogueId });
  world.messages = world.messages.map((message) =>
    message.dialogueId === id ? { ...message, dialogueId } : message,
  );
  const said = world.messages.filter((message) => message.dialogueId === dialogueId);
  const [asked, told] = [said[0], said.at(-1)];
  const from = { dialogueId, clientId: null };
  const mine = { ...from, senderId: me.id, recipientId: ia.id };
  const hers = { ...from, senderId: ia.id, recipientId: me.id };
  postMessage(world, me, { ...mine, content: 'Пойдём', replyToId: asked?.id ?? 0 });
  postMessage(world, me, { ...mine, content: 'И я', replyToId: told?.id ?? 0 });
  const answer = postMessage(world, me, { ...mine, content: 'В котором часу?' });
  postMessage(world, ia, { ...hers, content: 'В субботу', replyToId: answer.id }).readAt = world.now();
  return { me, ia };
}

const replies = scenario('emptyCity', (world) => void addReplies(world));

const log = ({ canvas }: Shown) => canvas.findByRole('log', {}, { timeout: 10_000 });
const row = (words: string) => screen.getByText(words, { selector: '[data-part=bubble]' });
const quote = async (story: Shown, words: RegExp) =>
  within(await log(story)).findByRole('button', { name: words }, { timeout: 10_000 });
const field = ({ canvas }: Shown) => canvas.getByRole('textbox', { name: said(chatRoomLabels).message });
const bar = () => screen.findByRole('group', { name: text(answeringTexts.replyingTo) }, { timeout: 10_000 });

/** Opens a message's menu and takes a line of it. */
async function choose(
  { userEvent }: Story,
  words: string,
  entry: string,
  role: 'menuitem' | 'menuitemradio' = 'menuitem',
): Promise<void> {
  await waitFor(() => expect(fireEvent.contextMenu(row(words))).toBe(false), { timeout: 10_000 });
  await userEvent.click(await screen.findByRole(role, { name: entry }, { timeout: 10_000 }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** Quotes of both, a long one in two lines. */
export const Ready = meta.story({
  beforeEach: replies,
  play: async ({ canvas, step }) => {
    await step('each says whose words are quoted', async () => {
      const her = new RegExp(`${text(answeringTexts.inReplyTo)} ?Ия`);
      const mine = new RegExp(`${text(answeringTexts.inReplyTo)} ?${text(answeringTexts.you)}`);
      const inLog = within(await log({ canvas }));
      await expect(await inLog.findAllByRole('button', { name: her }, { timeout: 10_000 })).toHaveLength(2);
      await expect(inLog.getAllByRole('button', { name: mine })).toHaveLength(1);
    });
    await step('a long one takes two lines', async () => {
      const long = await quote({ canvas }, /Летом мечтаю/);
      const [name, words] = [long.querySelector('b'), long.lastElementChild];
      const line = name?.getBoundingClientRect().height ?? 0;
      await expect(words?.getBoundingClientRect().height).toBeLessThanOrEqual(2 * line + 1);
    });
  },
});

/** The quote leads to the message in its place, however far up; Enter on the message does too, by its menu. */
export const ToTheOriginal = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: replies,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await quote({ canvas }, /Пойдём в музей/));
    const original = await within(await log({ canvas })).findByText('Пойдём в музей?', {
      selector: '[data-part=bubble]',
    });
    await waitFor(() => expect(original.closest('[data-key]')).toHaveFocus());
    await waitFor(() => expect(original).toBeVisible());
  },
});

/** Chosen in the menu, above the field until it is sent. */
export const Answering = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: replies,
  play: async ({ canvas, userEvent, step }) => {
    const story = { canvas, userEvent };
    await step('the field has the focus and the quote stands above it', async () => {
      await log(story);
      await choose(story, 'В субботу', text(answeringTexts.reply));
      await expect(await bar()).toHaveTextContent('ИяВ субботу');
      await waitFor(() => expect(field(story)).toHaveFocus());
    });
    await step('sent, it goes out with its quote, once', async () => {
      await userEvent.type(field(story), 'Хорошо{Enter}');
      await waitFor(() =>
        expect(screen.queryByRole('group', { name: text(answeringTexts.replyingTo) })).toBeNull(),
      );
      const { world } = currentMocks();
      const asked = world.messages.find(({ content }) => content === 'В субботу');
      await waitFor(() =>
        expect(world.messages.filter(({ content }) => content === 'Хорошо')).toMatchObject([
          { replyToId: asked?.id },
        ]),
      );
      await expect(
        await within(await log(story)).findAllByRole('button', { name: /Ия.*В субботу/ }),
      ).toHaveLength(1);
    });
  },
});

/** Escape in the field takes the quote away, and nothing else. */
export const Cancelled = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: replies,
  play: async ({ canvas, userEvent, step }) => {
    const story = { canvas, userEvent };
    await log(story);
    await choose(story, 'В субботу', text(answeringTexts.reply));
    await bar();
    await waitFor(() => expect(field(story)).toHaveFocus());
    await step('Escape takes it away, what is typed stays', async () => {
      await userEvent.type(field(story), 'Хор{Escape}');
      await waitFor(() =>
        expect(screen.queryByRole('group', { name: text(answeringTexts.replyingTo) })).toBeNull(),
      );
      await expect(field(story)).toHaveValue('Хор');
      await expect(field(story)).toHaveFocus();
    });
  },
});

/** The quote above the field, as a later page finds what was begun. */
export const Bar = meta.story({
  beforeEach: replies,
  args: { storage: { answered: { [dialogueId]: { id: 1, sender_id: 999_999, content: long } } } },
  play: async () => {
    const cancel = within(await bar()).getByRole('button', { name: text(answeringTexts.cancel) });
    await expect(cancel).toBeVisible();
  },
});

/** The quote of a message that was cleared for oneself, and one of a deleted account’s. */
export const Unavailable = meta.story({
  beforeEach: scenario('emptyCity', (world) => {
    const { me, ia } = addReplies(world);
    const dialogue = world.dialogues.get(dialogueId);
    const asked = world.messages.find(({ content }) => content === long);
    dialogue?.clearedTo.set(me.id, asked?.id ?? 0);
    removeAccount(world, ia);
  }),
  play: async ({ canvas, step }) => {
    await step('what one may not see any more is named so and leads nowhere', async () => {
      const gone = await within(await log({ canvas })).findAllByText(
        text(answeringTexts.gone),
        {},
        { timeout: 10_000 },
      );
      await expect(gone).toHaveLength(2);
      await expect(gone[0]?.closest('button')).toBeNull();
    });
    await step('one’s own words are still one’s own', async () => {
      await expect(await quote({ canvas }, /В котором часу/)).toBeVisible();
      await expect(canvas.getByText(text(chatMessages.deleted))).toBeVisible();
    });
  },
});

/** Reactions in bubbles: hers on his words, his on hers; chosen in the menu, the row grows and nothing overlaps. */
export const Reactions = meta.story({
  beforeEach: scenario('emptyCity', (world) => {
    addReplies(world);
    for (const message of world.messages)
      if (message.content === 'В котором часу?') message.reaction = 'thanks';
  }),
  play: async ({ canvas, userEvent, step }) => {
    const story = { canvas, userEvent };
    const inLog = within(await log(story));
    await step('each is spoken with the name of who gave it', async () => {
      const name = `Ия: ${text(reactionTexts.thanks).toLowerCase()}`;
      await expect(await inLog.findByRole('img', { name }, { timeout: 10_000 })).toBeVisible();
    });
    const before = row('В субботу').getBoundingClientRect().height;
    await step('one’s own is shown at once, and the heights follow', async () => {
      await choose(story, 'В субботу', text(reactionTexts.heart), 'menuitemradio');
      const sign = await inLog.findByRole('img', {
        name: `${text(answeringTexts.you)}: ${text(reactionTexts.heart).toLowerCase()}`,
      });
      await expect(row('В субботу')).toContainElement(sign);
      await expect(row('В субботу').getBoundingClientRect().height).toBeGreaterThan(before + 20);
      await waitFor(() => {
        const { bottom } = row('В субботу').getBoundingClientRect();
        return expect(bottom).toBeLessThanOrEqual(inLogBottom());
      });
      const rows = screen.getAllByText(/./, { selector: '[data-part=bubble]' });
      const places = rows.map((one) => one.getBoundingClientRect());
      for (const [at, place] of places.entries())
        await expect(place.top).toBeGreaterThanOrEqual(places[at - 1]?.bottom ?? -Infinity);
    });
    await step('the same once more takes it back', async () => {
      await choose(story, 'В субботу', text(reactionTexts.heart), 'menuitemradio');
      await waitFor(() => expect(within(row('В субботу')).queryByRole('img')).toBeNull());
      const { world } = currentMocks();
      await waitFor(() =>
        expect(world.messages.find(({ content }) => content === 'В субботу')?.reaction).toBeNull(),
      );
    });
  },
});

const inLogBottom = () => screen.getByRole('log').getBoundingClientRect().bottom + 1;
