import { addMember, noDetails } from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { filterLabels, sliderLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { goalTexts } from '../../shared/goals';
import { choiceTexts, detailTexts } from '../../shared/profileChoices';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { opening, text } from '../../stories/storyText';
import { encountersMessages } from '../encounters/messages';
import { furtherMessages, nearbyMessages } from './messages';

/** Ия is tall and looks for friends, Рем does not tell how tall he is, Лия is here for love. */
const three = scenario('emptyCity', (world) => {
  const born = { day: 14, month: 6, year: 1998 };
  const add = (name: string, height: number | null, goals: 'find_love' | 'friendship') => {
    const told = { height, children: 'children_no', languages: ['Русский'] } as const;
    const details = { ...noDetails, ...told, languages: [...told.languages] };
    addMember(world, { name, gender: 'female', birthDate: born, goals: [goals], photos: [], details });
  };
  add('Ия', 182, 'friendship');
  add('Рем', null, 'friendship');
  add('Лия', 165, 'find_love');
});

const meta = preview.meta({
  title: 'Screens/Further filters',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile/search' },
  beforeEach: three,
});

const slow = { timeout: 4000 };

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole' | 'findAllByRole' | 'queryAllByRole'>;

const shown = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((card) => /\p{Lu}\p{Ll}+/u.exec(card.textContent ?? '')?.[0]);
const showsOnly = (canvas: Canvas, names: readonly string[]) =>
  waitFor(() => expect(shown(canvas).sort()).toEqual(names));

async function openSheet(canvas: Canvas, press: (element: Element) => Promise<void>) {
  await press(await canvas.findByRole('button', { name: opening(said(filterLabels).title) }, slow));
  const dialog = await screen.findByRole('dialog', { name: said(filterLabels).title });
  await waitFor(() => expect(dialog).toBeVisible());
  const sheet = within(dialog);
  await press(sheet.getByRole('button', { name: opening(said(filterLabels).more) }));
  await sheet.findByRole('group', { name: text(detailTexts.goals) });
  return { dialog, sheet };
}

/** All of them in the sheet, with what is set. */
export const InTheSheet = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: '/profile/search?goals=friendship&minHeight=170&maxHeight=190&languages=English' },
  play: async ({ canvas, userEvent }) => {
    const { sheet } = await openSheet(canvas, (element) => userEvent.click(element));
    const { more, moreSet } = said(filterLabels);
    await expect(sheet.getByRole('button', { name: `${more} ${moreSet(3)}` })).toBeVisible();
    const pressed = sheet.getAllByRole('button', { pressed: true });
    await expect(pressed.map(({ textContent }) => textContent)).toEqual([
      text(goalTexts.friendship),
      'English',
    ]);
    const height = text(furtherMessages.heightCm);
    for (const [end, value] of [
      ['from', '170'],
      ['to', '190'],
    ] as const)
      await expect(sheet.getByRole('combobox', { name: `${height} ${said(sliderLabels)[end]}` })).toHaveValue(
        value,
      );
  },
});

/** Counted before they apply, they leave those out who told something else or nothing. */
export const Choosing = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await showsOnly(canvas, ['Ия', 'Лия', 'Рем']);
    const { dialog, sheet } = await openSheet(canvas, (element) => userEvent.click(element));
    await step('the count follows what is chosen [B8.3]', async () => {
      await userEvent.click(sheet.getByRole('button', { name: text(goalTexts.friendship) }));
      await sheet.findByRole('button', { name: said(filterLabels).showPeople(2) });
      const from = `${text(furtherMessages.heightCm)} ${said(sliderLabels).from}`;
      await userEvent.selectOptions(sheet.getByRole('combobox', { name: from }), '180');
      await userEvent.click(await sheet.findByRole('button', { name: said(filterLabels).showPeople(1) }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument(), { timeout: 4000 });
    });
    await step('who did not tell is not shown [B8.11]', () => showsOnly(canvas, ['Ия']));
    await step('a chip lets one filter go, the focus goes to the next one', async () => {
      const chip = (filter: string) =>
        canvas.findByRole('button', { name: text(furtherMessages.remove, { filter }) });
      const heights = text(furtherMessages.chip, {
        name: text(detailTexts.height),
        value: text(furtherMessages.heightFrom, { from: '180' }),
      });
      const goals = text(furtherMessages.chip, {
        name: text(detailTexts.goals),
        value: text(goalTexts.friendship),
      });
      await userEvent.click(await chip(heights));
      await showsOnly(canvas, ['Ия', 'Рем']);
      await waitFor(async () => expect(await chip(goals)).toHaveFocus());
      await userEvent.click(await chip(goals));
      await showsOnly(canvas, ['Ия', 'Лия', 'Рем']);
      await waitFor(() =>
        expect(canvas.getByRole('group', { name: said(filterLabels).title })).toHaveFocus(),
      );
    });
    await step('the reset lets all go [FIL-02]', async () => {
      const again = await openSheet(canvas, (element) => userEvent.click(element));
      await userEvent.click(again.sheet.getByRole('button', { name: text(choiceTexts.children_yes) }));
      await again.sheet.findByRole('button', { name: said(filterLabels).showPeople(0) });
      await userEvent.click(again.sheet.getByRole('button', { name: said(filterLabels).reset }));
      await userEvent.click(
        await again.sheet.findByRole('button', { name: said(filterLabels).showPeople(3) }),
      );
      await waitFor(() => expect(again.dialog).not.toBeInTheDocument(), { timeout: 4000 });
      await showsOnly(canvas, ['Ия', 'Лия', 'Рем']);
    });
  },
});

/** Chips over the list, each with what it asks for; several choices are a number. */
export const Chips = meta.story({
  args: { path: '/profile/search?goals=find_love,friendship&children=children_no&maxHeight=190' },
  play: async ({ canvas }) => {
    await showsOnly(canvas, ['Ия', 'Лия']);
    const filter = text(furtherMessages.chip, { name: text(detailTexts.goals), value: 2 });
    await expect(
      await canvas.findByRole('button', { name: text(furtherMessages.remove, { filter }) }),
    ).toBeVisible();
  },
});
export const ChipsOnPhone = meta.story({
  args: { path: '/profile/search?goals=find_love,friendship&children=children_no&maxHeight=190' },
  globals: { viewport: { value: 'mobile1' } },
});

/** Nobody fits: each of them can be let go by itself, with how many that brings [B8.10]. */
export const Nobody = meta.story({
  args: { path: '/profile/search?goals=friendship&maxHeight=170' },
  play: async ({ canvas, userEvent }) => {
    const goals = `${text(nearbyMessages.widenGoals)}: 1`;
    await expect(
      await canvas.findByRole('button', { name: `${text(nearbyMessages.widenHeight)}: 2` }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: goals }));
    await showsOnly(canvas, ['Лия']);
  },
});

/** Beside the card of the encounters they apply by themselves. */
export const InEncounters = meta.story({
  args: { path: '/encounters' },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('complementary', { name: said(filterLabels).title }, slow));
    await userEvent.click(panel.getByRole('button', { name: said(filterLabels).more }));
    await panel.findByRole('group', { name: text(detailTexts.children) });
    await userEvent.click(panel.getByRole('button', { name: text(choiceTexts.children_want) }));
    await expect(
      await canvas.findByRole('heading', { name: text(encountersMessages.empty) }, slow),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text(encountersMessages.widen) }));
    await expect(await canvas.findByRole('article', { name: 'Рем' })).toBeVisible();
  },
});
