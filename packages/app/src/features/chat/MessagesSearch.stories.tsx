import { currentMocks } from '@iskra/api-mocks/storybook';
import { addWoman, talk, type World } from '@iskra/api-mocks';
import { expect, waitFor, within, type userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { text } from '../../stories/storyText';
import { chatMessages } from './messages';
import { searchTexts } from './search/messages';

const meta = preview.meta({
  title: 'Screens/Messages/Search',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/messages' },
});

interface Story {
  canvas: ReturnType<typeof within>;
  userEvent: ReturnType<typeof userEvent.setup>;
}
type Change = (world: World) => void;

/** Марина said something about the sea long ago; Мария and she both have names that begin alike. */
const talks = scenario('emptyCity', (world) => {
  const me = world.members.get(world.viewerId ?? 0);
  if (!me) throw new Error('The story has no viewer');
  const [marina, maria, ia] = [addWoman(world, 'Марина'), addWoman(world, 'Мария'), addWoman(world, 'Ия')];
  const chat = Array.from(
    { length: 120 },
    (_, at) => [at % 2 ? 'them' : 'me', `Слово за слово, ${at}`] as const,
  );
  talk(world, [me, marina], [['them', 'Летом мечтаю о море и о долгих марафонах в горах'], ...chat]);
  talk(world, [me, maria], [['me', 'Марафон начинается в субботу в девять утра']], { minutesAgo: 90 });
  talk(world, [me, ia], [['them', 'Где встретимся?']], { minutesAgo: 120 });
});

const field = ({ canvas }: Story) =>
  canvas.findByRole('searchbox', { name: text(chatMessages.search) }, { timeout: 10_000 });
const results = ({ canvas }: Story) =>
  canvas.findByRole('region', { name: text(chatMessages.search) }, { timeout: 10_000 });
const rowsUnder = async (story: Story, heading: string) =>
  within(within(await results(story)).getByRole('list', { name: heading })).getAllByRole('link');

/** Types once the list is there; `before` changes the network meanwhile. */
async function look(story: Story, words: string, before: Change = () => undefined): Promise<void> {
  const input = await field(story);
  before(currentMocks().world);
  await story.userEvent.type(input, words);
}

/** People by name, then messages with the words marked. */
export const Ready = meta.story({
  beforeEach: talks,
  play: async (story) => {
    const { canvas, step, userEvent } = story;
    await look(story, 'мар');
    await step('people whose names begin so stand first, then messages, the newest first', async () => {
      const people = await rowsUnder(story, text(searchTexts.foundPeople));
      await expect(people.map((row) => row.querySelector('b')?.textContent)).toEqual(['Марина', 'Мария']);
      const said = await rowsUnder(story, text(searchTexts.foundMessages));
      await expect(said.map((row) => row.querySelector('mark')?.textContent)).toEqual([
        'Марафон',
        'марафонах',
      ]);
    });
    await step('a reader hears how many there are', async () => {
      const found = text(searchTexts.found, { people: 2, messages: 2 });
      await expect(await canvas.findByText(found)).toHaveAttribute('role', 'status');
    });
    await step('Escape leads back to the list of dialogues', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await field(story)).toHaveValue('');
      await expect(await canvas.findByRole('navigation', { name: text(chatMessages.title) })).toBeVisible();
      await expect(await field(story)).toHaveFocus();
    });
    await userEvent.type(await field(story), 'мар');
    await results(story);
  },
});

/** A message that was found opens in its place, however far back it is. */
export const OpensInPlace = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: talks,
  play: async (story) => {
    const { canvas, userEvent, step } = story;
    await look(story, 'марафонах');
    const [hit] = await rowsUnder(story, text(searchTexts.foundMessages));
    if (!hit) throw new Error('Nothing was found');
    hit.focus();
    await userEvent.keyboard('{Enter}');
    const log = await canvas.findByRole('log', {}, { timeout: 10_000 });
    const row = await waitFor(
      () => {
        const found = within(log)
          .getByText(/Летом мечтаю/)
          .closest<HTMLElement>('[data-key]');
        void expect(found).toHaveFocus();
        return found as HTMLElement;
      },
      { timeout: 10_000 },
    );
    await step('it is in view, has the focus and is marked', async () => {
      await expect(row).toHaveAttribute('data-target');
      const [view, place] = [log.getBoundingClientRect(), row.getBoundingClientRect()];
      await expect(place.top).toBeGreaterThanOrEqual(view.top);
      await expect(place.bottom).toBeLessThanOrEqual(view.bottom);
    });
  },
});

/** The way there and back on a phone: the search is still open. */
export const Phone = meta.story({
  beforeEach: talks,
  globals: { viewport: { value: 'mobile1' } },
  play: async (story) => {
    await look(story, 'мар');
    await expect((await rowsUnder(story, text(searchTexts.foundMessages))).length).toBe(2);
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  beforeEach: talks,
  play: async (story) => {
    await look(story, 'мар', (world) => {
      world.network.isHanging = true;
    });
    await waitFor(() => expect(document.querySelector('section [aria-busy="true"]')).not.toBeNull());
    currentMocks().world.network.isHanging = false;
    await results(story);
  },
});

/** Nothing has these words. */
export const Empty = meta.story({
  beforeEach: talks,
  play: async (story) => {
    const { canvas, userEvent, step } = story;
    await look(story, 'экскаватор');
    await step('says so to everybody, and offers the way back', async () => {
      await expect((await canvas.findAllByText(text(searchTexts.nothingFound))).length).toBe(2);
      await userEvent.click(canvas.getByRole('button', { name: text(searchTexts.clearSearch) }));
      await expect(await canvas.findByRole('navigation', { name: text(chatMessages.title) })).toBeVisible();
    });
    await userEvent.type(await field(story), 'экскаватор');
    await canvas.findAllByText(text(searchTexts.nothingFound));
  },
});

/** The server could not say; trying again finds it. */
export const Failed = meta.story({
  name: 'Error',
  beforeEach: talks,
  play: async (story) => {
    await look(story, 'мар', (world) => {
      world.network.isFailing = true;
    });
    await expect(await story.canvas.findByText(text(searchTexts.searchFailed))).toBeVisible();
  },
});

/** No connection. */
export const Offline = meta.story({
  beforeEach: talks,
  play: async (story) => {
    await look(story, 'мар', (world) => {
      world.network.isOffline = true;
    });
    await expect(await story.canvas.findByText(text(searchTexts.searchFailed))).toBeVisible();
    await expect(story.canvas.getByText(text(chatMessages.failedText))).toBeVisible();
  },
});
