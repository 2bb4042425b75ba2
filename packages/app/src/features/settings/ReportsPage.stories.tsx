import type { Reason } from '@iskra/api-contract';
import {
  blockMember,
  closeReport,
  currentMocks,
  newestOpenOf,
  reportMember,
  type Mocks,
} from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { photographed } from '../../stories/photographed';
import { scenario } from '../../stories/scenario';
import { failed, keepsText, loading, offline, showsText } from '../../stories/showsState';
import { StoryPage } from '../../stories/StoryPage';
import { opening, text } from '../../stories/storyText';
import { notificationMessages } from '../notifications/messages';
import { reasonTexts } from '../safety';
import { reportShows, reportStates, reportsMessages as messages, settingsMessages } from './messages';

type World = Mocks['world'];
const othersOf = (world: World) => [...world.members.values()].filter(({ id }) => id !== world.viewerId);

/** The viewer reports somebody for each of these reasons. */
function report(world: World, ...reasons: Reason[]): void {
  const me = world.members.get(world.viewerId ?? 0);
  const others = othersOf(world);
  reasons.forEach((reason, at) => {
    const other = others[at];
    if (me && other) reportMember(world, me, other.id, { reason, photoKey: other.photos[0]?.key });
  });
}

const close = (world: World, outcome: 'measures_taken' | 'no_violation') =>
  closeReport(world, newestOpenOf(world, world.viewerId ?? 0), outcome);

/** One in each state; one of them blocked the viewer since. */
function reportSome(world: World): void {
  report(world, 'fraud');
  close(world, 'no_violation');
  report(world, 'spam', 'inappropriate_photos');
  close(world, 'measures_taken');
  const [, , blocker] = othersOf(world);
  report(world, 'fake_profile', 'fake_profile', 'offensive');
  if (blocker && world.viewerId !== null) blockMember(world, blocker, world.viewerId ?? 0, 'other');
}

const meta = preview.meta({
  title: 'Screens/My reports',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile/settings/reports' },
  beforeEach: scenario('busyInbox', reportSome),
});

type Canvas = ReturnType<typeof within>;
const listOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: text(messages.title) }, { timeout: 10_000 }));

/** In each state: under review, with either outcome, and one whose profile is hidden from the member now. */
export const Ready = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  play: async ({ canvas, step }) => {
    const list = await listOf(canvas);
    await step(
      'each says whom, why, what it names and what came of it, the newest first [BLK-04]',
      async () => {
        const rows = list.getAllByRole('listitem');
        await expect(rows[0]).toHaveTextContent(text(messages.hidden));
        await expect(rows[0]).toHaveTextContent(text(reportStates.under_review));
        const closed = rows.find((row) => row.textContent.includes(text(reportStates.measures_taken)));
        await expect(closed).toHaveTextContent(text(reasonTexts.inappropriate_photos));
        await expect(closed).toHaveTextContent(text(reportShows.photo));
        await expect(rows.at(-1)).toHaveTextContent(text(reportStates.no_violation));
      },
    );
    await step('who looked knows the outcomes', async () => {
      const { world } = currentMocks();
      await waitFor(() =>
        expect(world.reports.every(({ outcome, isSeen }) => !outcome || isSeen)).toBe(true),
      );
    });
  },
});

/** An operator decides while the list is open, and while it is not. */
export const Told = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: scenario('busyInbox', (world) => report(world, 'fraud', 'spam')),
  play: async ({ canvas, userEvent, step }) => {
    const { world } = currentMocks();
    const list = await listOf(canvas);
    await step('the row changes by itself, with a notice that says no more [BLK-04]', async () => {
      close(world, 'measures_taken');
      await expect(await list.findByText(text(reportStates.measures_taken))).toBeVisible();
      await expect((await screen.findAllByText(text(notificationMessages.report)))[0]).toBeVisible();
    });
    await step('elsewhere a dot says that there is news, until the list was opened [BLK-04]', async () => {
      const [back] = await canvas.findAllByRole('link', { name: text(settingsMessages.title) });
      if (back) await userEvent.click(back);
      const entry = await canvas.findByRole('link', { name: opening(text(messages.title)) });
      await waitFor(() => expect(entry).not.toHaveTextContent(text(messages.news)));
      close(world, 'no_violation');
      await waitFor(() => expect(entry).toHaveTextContent(text(messages.news)));
      await userEvent.click(entry);
      await expect(await (await listOf(canvas)).findByText(text(reportStates.no_violation))).toBeVisible();
      await waitFor(() => expect(world.reports.some(({ isSeen }) => !isSeen)).toBe(false));
    });
  },
});

/** Nothing was reported. */
export const Empty = meta.story({
  beforeEach: scenario('busyInbox'),
  play: keepsText(messages.empty),
});

/** The network has not answered. */
export const Loading = meta.story(loading(showsText(messages.empty)));

/** The server answers with errors. */
export const Failed = meta.story({
  name: 'Error',
  ...failed(messages.failed),
});

/** No connection. */
export const Offline = meta.story(offline);
