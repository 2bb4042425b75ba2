import { addMember } from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { text } from '../../stories/storyText';
import { shellMessages } from '../shell/messages';
import { memberMessages } from '../member/messages';

const meta = preview.meta({
  title: 'Journeys/Back to people nearby',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile/search?city=%D0%90%D0%B1%D0%B0%D0%BA%D0%B0%D0%BD&to=70' },
  beforeEach: scenario('busyInbox', (world) => {
    for (let made = 0; made < 150; made += 1) addMember(world, { city: 'Абакан', name: `Анна ${made}` });
  }),
});

/** Asking for so many by role takes longer than the story does. */
const cards = () => document.querySelectorAll('main article');
const slow = { timeout: 4000 };

/** Scrolls until the second page of sixty is there, and to somebody in it. */
async function goToSecondPage(): Promise<HTMLElement> {
  await waitFor(() => expect(cards()).not.toHaveLength(0), slow);
  await waitFor(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(cards().length).toBeGreaterThanOrEqual(120);
  }, slow);
  const card = cards()[80];
  card?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  const link = card?.querySelector('a');
  if (!link) throw new Error('Nobody stands in the second page');
  return link;
}

interface There {
  userEvent: { click(element: Element): Promise<void>; keyboard(keys: string): Promise<void> };
  step: (name: string, play: () => Promise<void>) => Promise<void> | void;
}

/** The profile stands, and the window at its top. */
async function expectProfile(): Promise<void> {
  await screen.findByRole('button', { name: text(memberMessages.report) });
  await expect(window.scrollY).toBe(0);
}

/** From the second page to a profile and back by `goBack`: the same person stands where she stood. */
async function goAndReturn({ userEvent, step }: There, goBack: () => Promise<void>): Promise<void> {
  const link = await goToSecondPage();
  const address = link.getAttribute('href') ?? '';
  const [top, count] = [link.getBoundingClientRect().top, cards().length];
  await step('the profile begins at its top', async () => {
    await userEvent.click(link);
    await expectProfile();
  });
  await step('the list stands where it was, with all that had come [OTH-01, NEA-02]', async () => {
    await goBack();
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(count), slow);
    const same = () => document.querySelector(`main a[href="${address}"]`)?.getBoundingClientRect().top;
    await waitFor(() => expect(same()).toBeCloseTo(top, -1));
  });
  await step('a profile that is known already begins at its top too', async () => {
    await userEvent.click(document.querySelector(`main a[href="${address}"]`) ?? document.body);
    await expectProfile();
  });
}

const browserBack = ({ userEvent }: There) => userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');

/** The browser's own Back on a desktop. */
export const BrowserBack = meta.story({
  globals: { viewport: { value: 'desktop1440' } },
  play: (there) => goAndReturn(there, () => browserBack(there)),
});

/** The browser's own Back on a phone. */
export const BrowserBackOnPhone = meta.story({
  globals: { viewport: { value: 'phone390' } },
  play: (there) => goAndReturn(there, () => browserBack(there)),
});

/** The arrow in the header of a phone. */
export const ArrowOnPhone = meta.story({
  globals: { viewport: { value: 'phone390' } },
  play: (there) =>
    goAndReturn(there, async () => {
      await there.userEvent.click(screen.getByRole('link', { name: text(shellMessages.back) }));
    }),
});
