import { addMember, currentMocks } from '@iskra/api-mocks/storybook';
import preview from '#storybook/preview';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { setOffline } from '../../stories/network';
import { likedByViewer } from '../../stories/viewer';
import { opening, text } from '../../stories/storyText';
import { notificationMessages } from '../notifications/messages';
import { memberMessages } from './messages';

const patient = { timeout: 10_000 };
const iyaId = 32;

interface Play {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<unknown> };
}

async function likeOffline({ canvas, userEvent }: Play): Promise<void> {
  const like = await canvas.findByRole('button', { name: text(memberMessages.like) }, patient);
  setOffline(true);
  await userEvent.click(like);
  await expect(await canvas.findByText(text(memberMessages.likeWaits), {}, patient)).toBeVisible();
}

/** A like given without a network. */
const meta = preview.meta({
  title: 'Screens/Member/Like that waits',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: `/profile/user/${iyaId}` },
  beforeEach: scenario('newMember', (world) => {
    addMember(world, { name: 'Ия', gender: 'female', city: 'Тула' });
  }),
});

/** It shows as given, and says that it has not gone out. */
export const Waiting = meta.story({
  play: async (story) => {
    await likeOffline(story);
    const liked = story.canvas.getByRole('button', { name: text(memberMessages.unlike) });
    await expect(liked).toHaveAttribute('aria-pressed', 'true');
    await expect(story.canvas.queryByRole('alert')).toBeNull();
    await expect(likedByViewer()).toEqual([]);
  },
});

/** Taken back before it went out. */
export const TakenBack = meta.story({
  play: async (story) => {
    const { canvas, userEvent, step } = story;
    await likeOffline(story);
    await userEvent.click(canvas.getByRole('button', { name: text(memberMessages.unlike) }));
    await expect(await canvas.findByText(text(memberMessages.unlikeWaits))).toBeVisible();
    await step('nobody is liked when the network is back', async () => {
      setOffline(false);
      await waitFor(() => expect(canvas.queryByText(text(memberMessages.unlikeWaits))).toBeNull(), patient);
      await expect(likedByViewer()).toEqual([]);
    });
  },
});

/** It goes out once when the network is back, and the member stays where they are. */
export const SentLater = meta.story({
  tags: ['proof', '!autodocs'],
  play: async (story) => {
    const { canvas } = story;
    await likeOffline(story);
    setOffline(false);
    setOffline(false);
    await waitFor(() => expect(canvas.queryByText(text(memberMessages.likeWaits))).toBeNull(), patient);
    await expect(likedByViewer()).toEqual([iyaId]);
    await expect(canvas.getByRole('button', { name: text(memberMessages.unlike) })).toBeVisible();
  },
});

/** Meanwhile the person is on pause: the like is refused, which is told by name, and shows as not given. */
export const RefusedLater = meta.story({
  play: async (story) => {
    const { canvas } = story;
    await likeOffline(story);
    const iya = currentMocks().world.members.get(iyaId);
    if (iya) iya.isPaused = true;
    setOffline(false);
    const told = opening(`${text(notificationMessages.likeRefused)}: Ия`);
    await expect(await screen.findByText(told, {}, patient)).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(text(memberMessages.likeWaits))).toBeNull());
    await expect(likedByViewer()).toEqual([]);
  },
});
