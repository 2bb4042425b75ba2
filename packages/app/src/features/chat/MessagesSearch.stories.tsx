import { addWoman, talk, type World } from '@iskra/api-mocks';
import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { showsLoading, showsText } from '../../stories/showsState';
import { StoryPage } from '../../stories/StoryPage';
import { text } from '../../stories/storyText';
import { matchesMessages } from '../matches/messages';
import { shellMessages } from '../shell/messages';
import { chatMessages } from './messages';
import { searchTexts } from './search/messages';

const meta = preview.meta({
  title: 'Screens/Messages/Search',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/messages' },
});

interface Shown {
  canvas: ReturnType<typeof within>;
}
interface Story extends Shown {
  userEvent: ReturnType<typeof userEvent.setup>;
}

/** Марина said something about the sea long ago; Мария and she both have names that begin alike. */
function addTalks(world: World): void {
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
}

/** A page on which this is looked for already, as it is after Back. */
const lookingFor = (sought: string) => ({ args: { entryState: { sought } }, beforeEach: talks });
const talks = scenario('emptyCity', addTalks);
const talksWith = (network: Partial<World['network']>) =>
  scenario('emptyCity', (world) => {
    addTalks(world);
    Object.assign(world.network, network);
  });

const field = ({ canvas }: Shown) =>
  canvas.findByRole('searchbox', { name: text(chatMessages.search) }, { timeout: 10_000 });
const results = ({ canvas }: Shown) =>
  canvas.findByRole('region', { name: text(chatMessages.search) }, { timeout: 10_000 });
const rowsUnder = async (story: Shown, heading: string) =>
  within(within(await results(story)).getByRole('list', { name: heading })).getAllByRole('link');

/** Types once the list is there. */
async function look(story: Story, words: string): Promise<void> {
  await story.userEvent.type(await field(story), words);
}

const isHeard = (words: string) =>
  waitFor(() =>
    expect(screen.getAllByText(words).some((line) => line.closest('[aria-live=polite]'))).toBe(true),
  );

/** People by name, then messages with the words marked. */
export const Ready = meta.story({
  ...lookingFor('мар'),
  play: async (story) => {
    const { step } = story;
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
      await isHeard(text(searchTexts.found, { people: 2, messages: 2 }));
    });
  },
});

/** By keys alone, there and back. */
export const ByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: talks,
  play: async (story) => {
    const { canvas, step, userEvent } = story;
    await look(story, 'мар');
    await expect(await rowsUnder(story, text(searchTexts.foundMessages))).toHaveLength(2);
    await step('Escape leads back to the list of dialogues', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await field(story)).toHaveValue('');
      await expect(await canvas.findByRole('navigation', { name: text(chatMessages.title) })).toBeVisible();
      await expect(await field(story)).toHaveFocus();
    });
  },
});

/** What was looked for is there again after another screen. */
export const BackToIt = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: talks,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await look(story, 'мар');
    await rowsUnder(story, text(searchTexts.foundMessages));
    await userEvent.click(
      canvas.getAllByRole('link', { name: text(shellMessages.matches) })[0] as HTMLElement,
    );
    await canvas.findByRole('heading', { level: 1, name: text(matchesMessages.title) }, { timeout: 10_000 });
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(await field(story)).toHaveValue('мар');
    await expect(await rowsUnder(story, text(searchTexts.foundMessages))).toHaveLength(2);
    // Whoever has the browser next finds nothing of it.
    await expect(JSON.stringify([location.href, history.state, { ...localStorage }])).not.toContain('мар');
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

/** On a phone the results take the place of the dialogues. */
export const Phone = meta.story({
  ...lookingFor('мар'),
  globals: { viewport: { value: 'mobile1' } },
  play: async (story) => {
    await expect(await rowsUnder(story, text(searchTexts.foundMessages))).toHaveLength(2);
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  ...lookingFor('мар'),
  beforeEach: talksWith({ isHanging: true }),
  play: showsLoading((shown) => rowsUnder(shown, text(searchTexts.foundMessages))),
});

/** Nothing has these words. */
export const Empty = meta.story({
  ...lookingFor('экскаватор'),
  play: async ({ canvas }) => {
    const nothing = text(searchTexts.nothingFound);
    await expect(await canvas.findByText(nothing)).toBeVisible();
    await isHeard(nothing);
  },
});

/** The way back from there. */
export const Cleared = meta.story({
  tags: ['proof', '!autodocs'],
  ...lookingFor('экскаватор'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole('button', { name: text(searchTexts.clearSearch) }));
    await expect(await canvas.findByRole('navigation', { name: text(chatMessages.title) })).toBeVisible();
    await expect(await field(story)).toHaveValue('');
  },
});

/** The server could not say. */
export const Failed = meta.story({
  name: 'Error',
  ...lookingFor('мар'),
  beforeEach: talksWith({ isFailing: true }),
  play: showsText(searchTexts.searchFailed),
});

/** No connection. */
export const Offline = meta.story({
  ...lookingFor('мар'),
  beforeEach: talksWith({ isOffline: true }),
  play: async (story) => {
    await showsText(searchTexts.searchFailed)(story);
    await expect(story.canvas.getByText(text(chatMessages.failedText))).toBeVisible();
  },
});
