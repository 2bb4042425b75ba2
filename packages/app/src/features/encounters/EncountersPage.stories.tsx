import { addMember, currentMocks } from '@iskra/api-mocks/storybook';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { photographed } from '../../stories/photographed';
import { StoryPage } from '../../stories/StoryPage';
import { showsPeople, failed, offline } from '../../stories/showsState';
import { text, opening, containing } from '../../stories/storyText';
import { encountersMessages } from './messages';
import { said } from '#storybook/said';
import { goalTexts } from '../../shared/goals/messages';
import { swipeDeckLabels, swipeCardLabels, errorStateLabels, filterLabels } from '#storybook/labels';
import { notificationMessages } from '../notifications/messages';
import { premiumMessages } from '../premium/messages';

const meta = preview.meta({
  title: 'Screens/Encounters',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/encounters' },
  beforeEach: scenario('newMember'),
});

const like = () => opening(said(swipeDeckLabels).like(''));
const pass = () => opening(said(swipeDeckLabels).pass(''));

/** The code that sends, and the one that shows notices, come with the first. */
const patient = { timeout: 5000 };
const photo = (file: string) => ({ key: file, path: `/portraits/${file}.webp` });
const onlyOne = scenario('emptyCity', (world) => {
  addMember(world, {
    name: 'Ия',
    gender: 'female',
    birthDate: { day: 14, month: 6, year: 1998 },
    goals: ['find_love', 'quick_meetings'],
    photos: [photo('01'), photo('03'), photo('05')],
    isOnline: false,
  });
});

/** One candidate with photos, name, age and goals, filters beside. */
export const Ready = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  beforeEach: onlyOne,
  play: showsPeople,
});

/** All that a card says and does. */
export const Card = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: onlyOne,
  play: async ({ canvas, userEvent, step }) => {
    const card = await canvas.findByRole('article', { name: 'Ия' });
    const inside = within(card);
    await step('name, age, goals, and that she is not online [ENC-01]', async () => {
      await expect(inside.getByRole('heading', { name: 'Ия, 28' })).toBeVisible();
      await expect(card.querySelector('h2 i')).not.toHaveAttribute('data-online');
      await expect(inside.getByText(containing(`· ${text(encountersMessages.offline)}`))).toBeVisible();
      const goals = within(inside.getByRole('list', { name: said(swipeCardLabels).goals })).getAllByRole(
        'listitem',
      );
      await expect(goals.map(({ textContent }) => textContent?.trim())).toEqual([
        text(goalTexts.find_love),
        text(goalTexts.quick_meetings),
      ]);
    });
    await step('arrows and counter lead through the photos, not beyond them [ENC-01, ENC-02]', async () => {
      const [next, previous] = [
        { name: said(swipeCardLabels).nextPhoto },
        { name: said(swipeCardLabels).previousPhoto },
      ];
      await expect(inside.getByText('1/3')).toBeVisible();
      await expect(inside.getByRole('button', previous)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(inside.getByRole('button', next));
      await expect(inside.getByText('2/3')).toBeVisible();
      await userEvent.click(inside.getByRole('button', next));
      await expect(inside.getByText('3/3')).toBeVisible();
      await expect(inside.getByRole('button', next)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(inside.getByRole('button', previous));
      await expect(inside.getByText('2/3')).toBeVisible();
    });
    await step('buttons and filters stand [ENC-03]', async () => {
      await expect(await canvas.findByRole('button', { name: like() })).toBeVisible();
      await expect(canvas.getByRole('button', { name: pass() })).toBeVisible();
      await expect(canvas.getByRole('complementary', { name: said(filterLabels).title })).toBeVisible();
    });
  },
});

/** A like is sent and moves on; a dislike sends nothing. */
export const LikeAndPass = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: like() });
    const { world } = currentMocks();
    const given = () => world.likes.length;
    await step('a dislike moves on and sends nothing [ENC-06]', async () => {
      const [before, likes] = [
        canvas.getByRole('button', { name: pass() }).getAttribute('aria-label'),
        given(),
      ];
      await userEvent.click(canvas.getByRole('button', { name: pass() }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: pass() }).getAttribute('aria-label')).not.toBe(before),
      );
      await expect(given()).toBe(likes);
    });
    await step('a like is given, then the next card comes [ENC-05]', async () => {
      const [before, likes] = [
        canvas.getByRole('button', { name: like() }).getAttribute('aria-label'),
        given(),
      ];
      await userEvent.click(canvas.getByRole('button', { name: like() }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: like() }).getAttribute('aria-label')).not.toBe(before),
      );
      await expect(given()).toBe(likes + 1);
    });
  },
});

/** Whoever has gone meanwhile cannot be liked: the card goes, and it is said. */
export const GoneMeanwhile = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: onlyOne,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: like() });
    const { members } = currentMocks().world;
    for (const { id, name } of members.values()) if (name === 'Ия') members.delete(id);
    await userEvent.click(button);
    const notice = await screen.findByText(opening(text(notificationMessages.likeRefused)), {}, patient);
    await expect(notice).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText(text(encountersMessages.empty))).toBeVisible());
  },
});

const twoOfThree = scenario('emptyCity', (world) => {
  for (const name of ['Ия', 'Рая'])
    addMember(world, { name, gender: 'female', photos: [photo('01'), photo('03'), photo('05')] });
});

/** A like begins the next card at its first photo; one that fails leaves all as it was. */
export const LikeAtSecondPhoto = meta.story({
  beforeEach: twoOfThree,
  play: async ({ canvas, userEvent, step }) => {
    const first = await canvas.findByRole('article');
    const name = first.getAttribute('aria-label');
    await userEvent.click(within(first).getByRole('button', { name: said(swipeCardLabels).nextPhoto }));
    await expect(within(first).getByText('2/3')).toBeVisible();
    const press = () =>
      userEvent.click(canvas.getByRole('button', { name: said(swipeDeckLabels).like(name ?? '') }));
    await step('a like that does not go through keeps card and photo [ENC-05]', async () => {
      currentMocks().world.network.isFailing = true;
      await press();
      await expect(await canvas.findByRole('alert')).toBeVisible();
      await expect(within(canvas.getByRole('article', { name: name ?? '' })).getByText('2/3')).toBeVisible();
      currentMocks().world.network.isFailing = false;
    });
    await step('one that does moves on, to the first photo [ENC-05]', async () => {
      await press();
      const next = await canvas.findByRole('article', { name: name === 'Ия' ? 'Рая' : 'Ия' });
      await expect(within(next).getByText('1/3')).toBeVisible();
      await expect(currentMocks().world.likes).toHaveLength(1);
    });
  },
});

/** Moves the top card aside and lets go, as a mouse or a finger does. */
async function drag(card: HTMLElement, dx: number, pointerType: 'mouse' | 'touch'): Promise<void> {
  const { left, width } = card.getBoundingClientRect();
  const start = Math.round(left + width / 2);
  const at = (clientX: number) => ({
    pointerId: 7,
    pointerType,
    button: 0,
    clientX,
    clientY: 300,
    isPrimary: true,
  });
  await fireEvent.pointerDown(card, at(start));
  await fireEvent.pointerMove(document, at(start + Math.sign(dx) * 10));
  await fireEvent.pointerMove(document, at(start + dx));
  await fireEvent.pointerUp(document, at(start + dx));
}

/** On a desktop the mouse drags: beyond 40 px is a like or a dislike, 40 is neither. */
export const DragByMouse = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: scenario('newMember'),
  play: async ({ canvas, step }) => {
    const top = () => canvas.findByRole('article');
    const { world } = currentMocks();
    await step('at 40 px the card comes back [ENC-08, ENC-09]', async () => {
      const card = await top();
      await drag(card, 40, 'mouse');
      await expect(card.style.transform).toBe('');
      await expect(await top()).toBe(card);
      await expect(world.likes).toEqual([]);
    });
    await step('at 41 px to the right it is liked [ENC-08, ENC-09]', async () => {
      const card = await top();
      await drag(card, 41, 'mouse');
      await waitFor(async () => expect(await top()).not.toBe(card));
      await expect(world.likes).toHaveLength(1);
    });
    await step('at 41 px to the left it is passed, and nothing is sent [ENC-06, ENC-08]', async () => {
      const card = await top();
      await drag(card, -41, 'mouse');
      await waitFor(async () => expect(await top()).not.toBe(card));
      await expect(world.likes).toHaveLength(1);
    });
  },
});

/** On a phone the finger does, beyond 30 px. */
export const DragByFinger = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: scenario('newMember'),
  play: async ({ canvas, step }) => {
    const top = () => canvas.findByRole('article');
    await step('31 px to the right is a like [ENC-08, ENC-09]', async () => {
      const card = await top();
      await drag(card, 30, 'touch');
      await expect(card.style.transform).toBe('');
      await expect(await top()).toBe(card);
      await drag(card, 31, 'touch');
      await waitFor(async () => expect(await top()).not.toBe(card));
      await expect(currentMocks().world.likes).toHaveLength(1);
    });
  },
});

/** The day's likes are used up: premium is offered and the card stays. */
export const LimitReached = meta.story({
  beforeEach: scenario('likesLimit'),
  play: async ({ canvas, userEvent, step }) => {
    await step('a like opens the premium dialog and keeps the card [ENC-11]', async () => {
      const button = await canvas.findByRole('button', { name: like() });
      const before = button.getAttribute('aria-label');
      await userEvent.click(button);
      const dialog = await screen.findByRole('dialog', { name: text(premiumMessages.title) });
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
      await expect(await canvas.findByText(text(encountersMessages.empty))).toBeVisible();
      await expect(canvas.getByRole('button', { name: text(encountersMessages.widen) })).toBeVisible();
    });
  },
});

/** The server answers with errors. */
export const Failed = meta.story({
  name: 'Error',
  ...failed(encountersMessages.failed),
});

/** When a change of filters fails, an error shows in place of the card; a retry loads the people who fit. */
export const FilterFails = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: like() });
    const { world } = currentMocks();
    await step('nobody is left to like whom the filters before found [FIL-04]', async () => {
      world.network.isFailing = true;
      await userEvent.click(await canvas.findByRole('radio', { name: said(filterLabels).genderMale }));
      await expect(await canvas.findByText(text(encountersMessages.failed))).toBeVisible();
      await expect(canvas.queryByRole('button', { name: like() })).toBeNull();
      await expect(canvas.queryByRole('button', { name: pass() })).toBeNull();
    });
    await step('trying again brings those who fit', async () => {
      world.network.isFailing = false;
      await userEvent.click(canvas.getByRole('button', { name: said(errorStateLabels).retry }));
      const label = (await canvas.findByRole('button', { name: like() })).getAttribute('aria-label');
      const men = [...world.members.values()].filter(({ gender }) => gender === 'male');
      await expect(men.some(({ name }) => label?.endsWith(` ${name}`))).toBe(true);
    });
  },
});

/** Who is online says so on the card and by the dot. */
export const Online = meta.story({
  beforeEach: scenario('emptyCity', (world) => {
    addMember(world, { name: 'Ия', gender: 'female', isOnline: true });
  }),
  play: async ({ canvas, step }) => {
    await step('the dot is filled [ENC-01]', async () => {
      const card = await canvas.findByRole('article', { name: 'Ия' });
      await expect(card.querySelector('h2 i')).toHaveAttribute('data-online');
      await expect(within(card).getByText(containing(`· ${text(encountersMessages.online)}`))).toBeVisible();
    });
  },
});

/** The network has not answered: the place of the card is kept, and says that it loads. */
export const Loading = meta.story({
  beforeEach: scenario('loading'),
  play: async ({ canvas, step }) => {
    await step('the placeholder stands until a card comes [ENC-04]', async () => {
      const deck = await canvas.findByRole('region', { name: said(swipeDeckLabels).deck }, { timeout: 6000 });
      await expect(deck).toHaveAttribute('data-state', 'loading');
      await expect(within(deck).getByText(said(swipeDeckLabels).loading)).toBeInTheDocument();
      await expect(within(deck).queryByRole('article')).toBeNull();
      currentMocks().world.network.isHanging = false;
      await expect(await within(deck).findByRole('article', {}, { timeout: 6000 })).toBeVisible();
      await expect(deck).toHaveAttribute('data-state', 'ready');
    });
  },
});

/** No connection. */
export const Offline = meta.story(offline);

/** With premium no likes are counted. */
export const Premium = meta.story({
  beforeEach: scenario('premiumMember'),
  play: async ({ canvas }) => {
    await showsPeople({ canvas });
    await expect(canvas.queryByText(text(encountersMessages.left, { count: 20 }))).toBeNull();
  },
});
