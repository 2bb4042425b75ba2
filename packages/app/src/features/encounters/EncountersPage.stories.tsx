import { currentMocks } from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';

const meta = preview.meta({
  title: 'Pages/Encounters',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/encounters' },
  beforeEach: scenario('newMember'),
});

const like = /(Нравится:|Like) \S/;
const pass = /(Пропустить:|Pass) \S/;

/** One candidate with photos, name, age and goals, filters beside. */
export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('card, buttons and filters stand [ENC-01, ENC-03]', async () => {
      await expect(await canvas.findByRole('button', { name: like })).toBeVisible();
      await expect(canvas.getByRole('button', { name: pass })).toBeVisible();
      await expect(canvas.getByRole('complementary', { name: /Фильтры|Filters/ })).toBeVisible();
    });
  },
});

/** A like is sent and moves on; a dislike sends nothing. */
export const LikeAndPass = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: like });
    const { world } = currentMocks();
    const given = () => world.likes.length;
    await step('a dislike moves on and sends nothing [ENC-06]', async () => {
      const [before, likes] = [
        canvas.getByRole('button', { name: pass }).getAttribute('aria-label'),
        given(),
      ];
      await userEvent.click(canvas.getByRole('button', { name: pass }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: pass }).getAttribute('aria-label')).not.toBe(before),
      );
      await expect(given()).toBe(likes);
    });
    await step('a like is given, then the next card comes [ENC-05]', async () => {
      const [before, likes] = [
        canvas.getByRole('button', { name: like }).getAttribute('aria-label'),
        given(),
      ];
      await userEvent.click(canvas.getByRole('button', { name: like }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: like }).getAttribute('aria-label')).not.toBe(before),
      );
      await expect(given()).toBe(likes + 1);
    });
  },
});

/** The day's likes are used up: premium is offered and the card stays. */
export const LimitReached = meta.story({
  beforeEach: scenario('likesLimit'),
  play: async ({ canvas, userEvent, step }) => {
    await step('a like opens the premium dialog and keeps the card [ENC-11]', async () => {
      const button = await canvas.findByRole('button', { name: like });
      const before = button.getAttribute('aria-label');
      await userEvent.click(button);
      const dialog = await screen.findByRole('dialog', { name: /Искра Премиум|Iskra Premium/ });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(button).toHaveAttribute('aria-label', before);
    });
  },
});

/** Nobody is left. */
export const Empty = meta.story({
  beforeEach: scenario('emptyCity'),
  play: async ({ canvas, step }) => {
    await step('the empty state offers a way on [ENC-04]', async () => {
      await expect(await canvas.findByText(/Пока это все|That is all for now/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: /Расширить|Widen/ })).toBeVisible();
    });
  },
});

/** The server answers with errors. */
export const Failed = meta.story({
  beforeEach: scenario('serverErrors'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Анкеты не загрузились|did not load/)).toBeVisible();
  },
});

/** A change of the filters that fails is said in the card's place; trying again brings those who fit. */
export const FilterFails = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: like });
    const { world } = currentMocks();
    await step('nobody is left to like whom the filters before found [FIL-04]', async () => {
      world.network.isFailing = true;
      await userEvent.click(canvas.getByRole('radio', { name: /^(Мужчин|Men)$/ }));
      await expect(
        await canvas.findByText(/^(Анкеты не загрузились|The profiles did not load)/),
      ).toBeVisible();
      await expect(canvas.queryByRole('button', { name: like })).toBeNull();
      await expect(canvas.queryByRole('button', { name: pass })).toBeNull();
    });
    await step('trying again brings those who fit', async () => {
      world.network.isFailing = false;
      await userEvent.click(canvas.getByRole('button', { name: /^(Повторить|Try again)$/ }));
      const label = (await canvas.findByRole('button', { name: like })).getAttribute('aria-label');
      const men = [...world.members.values()].filter(({ gender }) => gender === 'male');
      await expect(men.some(({ name }) => label?.endsWith(` ${name}`))).toBe(true);
    });
  },
});

/** A slow network: a skeleton of the same size. */
export const Loading = meta.story({ beforeEach: scenario('slow') });
