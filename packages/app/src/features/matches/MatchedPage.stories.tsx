import { like, matchOf } from '@iskra/api-mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addMember, currentMocks } from '@iskra/api-mocks/storybook';
import preview from '#storybook/preview';
import { connected } from '../../stories/connected';
import { scenario } from '../../stories/scenario';
import { photographed } from '../../stories/photographed';
import { StoryPage } from '../../stories/StoryPage';
import { keepsText, showsPeople, failed, loading, offline } from '../../stories/showsState';
import { matchesMessages } from './messages';
import { text, opening } from '../../stories/storyText';
import { swipeDeckLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { contrastRatio } from '@iskra/ui';
import { screenTitle } from '../../stories/screenTitle';

const meta = preview.meta({
  title: 'Screens/Matches',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/matched' },
  beforeEach: scenario('busyInbox'),
});

/** Members who like each other. */
export const Ready = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  beforeEach: scenario('busyInbox', (world) => {
    const me = world.members.get(world.viewerId ?? 0);
    if (me) like(world, me, addMember(world, { name: 'Тамара', gender: 'female' }));
  }),
  play: async ({ canvas, step }) => {
    await step('titled coincidences [MAT-01]', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: text(matchesMessages.title) }),
      ).toBeVisible();
      await waitFor(() => expect(screenTitle()).toBe(`${text(matchesMessages.title)} · Iskra`));
    });
    await step(
      'who likes back stands there, nobody who does not; the card leads to her [MAT-01]',
      async () => {
        const card = await canvas.findByRole('article');
        const match = [...currentMocks().world.members.values()].find(({ name }) => name === 'Софья');
        await expect(card).toHaveTextContent(/^Софья, \d+/);
        await expect(within(card).getByRole('link')).toHaveAttribute('href', `/profile/user/${match?.id}`);
        await expect(canvas.queryByText(/^Тамара/)).toBeNull();
      },
    );
  },
});

/** No match yet. */
export const Empty = meta.story({
  beforeEach: scenario('emptyCity'),
  play: keepsText(matchesMessages.empty),
});

/** The network has not answered. */
export const Loading = meta.story(loading(showsPeople));

/** The server answers with errors. */
export const Failed = meta.story({
  name: 'Error',
  ...failed(matchesMessages.failed),
});

/** No connection. */
export const Offline = meta.story(offline);

/** A match that comes while the list is looked at. */
export const LiveMatch = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('article');
    const { world, play } = currentMocks();
    const me = world.members.get(world.viewerId ?? 0);
    const them = addMember(world, { name: 'Ия', gender: 'female' });
    await step('stands there at once [MAT-01]', async () => {
      await connected();
      if (me) matchOf(world, me, them);
      // Once: each event loads the list anew.
      play('dialogueCreated', { dialog_id: null, match: { id: them.id, name: 'Ия', image: null } });
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
      await expect(canvas.getByRole('link', { name: /^Ия, / })).toHaveAttribute(
        'href',
        `/profile/user/${them.id}`,
      );
    });
  },
});

/** How the colour of an outline stands out from every colour of a gradient, at the least. */
function leastContrast(outline: string, gradient: string): number {
  const colours = gradient.match(/rgb\([^)]*\)/g) ?? [];
  return Math.min(...colours.map((one) => contrastRatio(hex(outline), hex(one))));
}

/** `rgb(1, 2, 3)` as `#010203`. */
const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** A like that becomes mutual while swiping is celebrated. */
export const Celebration = meta.story({
  args: { path: '/encounters' },
  beforeEach: scenario('newMember'),
  play: async ({ canvas, userEvent, step }) => {
    await step('both photos, a way to the member and a way on', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: opening(said(swipeDeckLabels).like('')) }),
      );
      const { world, play } = currentMocks();
      await waitFor(() => expect(world.likes).toHaveLength(1));
      const id = world.likes[0]?.toId ?? 0;
      await connected();
      play('dialogueCreated', {
        dialog_id: null,
        match: { id, name: 'Анна', image: '/portraits/01.webp' },
      });
      await waitFor(() =>
        expect(screen.getByRole('dialog', { name: text(matchesMessages.mutual) })).toBeVisible(),
      );
      await expect(screen.getByRole('button', { name: text(matchesMessages.goOn) })).toBeVisible();
    });
    const profile = screen.getByRole('button', { name: text(matchesMessages.open) });
    await step('without a dialogue the button shows a person, not a bubble', async () => {
      // A head: the bubble has no circle.
      await expect(profile.querySelector('svg circle')).toBeVisible();
    });
    await step('the ring around each button is seen on the dark of the scene', async () => {
      const gradient = getComputedStyle(profile.parentElement?.parentElement as HTMLElement).backgroundImage;
      for (const name of [matchesMessages.open, matchesMessages.goOn]) {
        const button = screen.getByRole('button', { name: text(name) });
        for (let tabs = 0; tabs < 3 && document.activeElement !== button; tabs += 1) await userEvent.tab();
        await expect(button).toHaveFocus();
        const { outlineStyle, outlineColor } = getComputedStyle(button);
        await expect(outlineStyle).toBe('solid');
        await expect(leastContrast(outlineColor, gradient)).toBeGreaterThanOrEqual(3);
      }
    });
  },
});
