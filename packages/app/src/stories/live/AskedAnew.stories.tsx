import preview from '#storybook/preview';
import { currentMocks } from '@iskra/api-mocks/storybook';
import { expect, type within } from 'storybook/test';
import { connected } from '../connected';
import { scenario } from '../scenario';
import { StoryPage } from '../StoryPage';

/** Each screen while everything on it is asked for anew, and when that fails: it shows what it knew (D-10). */
const meta = preview.meta({
  title: 'Screens/Asked anew',
  component: StoryPage,
  tags: ['proof', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/matched' },
  beforeEach: [scenario('busyInbox'), countRequests],
  play: staysAsItIs,
});

const requests = { underWay: 0 };

function countRequests(): () => void {
  const real = window.fetch;
  requests.underWay = 0;
  window.fetch = (...args) => {
    requests.underWay += 1;
    return real(...args).finally(() => (requests.underWay -= 1));
  };
  return () => void (window.fetch = real);
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 200));

/** What the screen says, once it has said the same for a while with nothing left to be answered. */
async function settledText(main: HTMLElement): Promise<string> {
  for (;;) {
    const before = main.innerText;
    await rest();
    const isDone = requests.underWay === 0 && !isBusy(main);
    if (/\S/.test(before) && main.innerText === before && isDone) return before;
  }
}

const isBusy = (main: HTMLElement) => main.querySelector('[aria-busy="true"], [role="progressbar"]') !== null;

async function staysAsItIs({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> {
  const main = await canvas.findByRole('main', {}, { timeout: 10_000 });
  await connected();
  const before = await settledText(main);
  const { world, play } = currentMocks();
  const askAnew = async () => {
    play('memberChanged', { user_id: null, is_deleted: true });
    play('listsChanged', { dialog_id: null });
    await rest();
  };
  world.network.isHanging = true;
  await askAnew();
  await expect(main.innerText, 'while nothing answers').toBe(before);
  world.network.isHanging = false;
  world.network.isFailing = true;
  await askAnew();
  await expect(main.innerText, 'when it fails').toBe(before);
}

export const Profile = meta.story({ args: { path: '/profile' } });
export const Edit = meta.story({ args: { path: '/profile/edit' } });
export const Settings = meta.story({ args: { path: '/profile/settings' } });
export const Blocked = meta.story({ args: { path: '/profile/settings/blocked' } });
export const Sessions = meta.story({ args: { path: '/profile/settings/sessions' } });
export const Reports = meta.story({ args: { path: '/profile/settings/reports' } });
export const Search = meta.story({ args: { path: '/profile/search' } });
export const Member = meta.story({ args: { path: '/profile/user/3' } });
export const Encounters = meta.story({ args: { path: '/encounters' } });
export const Messages = meta.story({ args: { path: '/messages' } });
export const Room = meta.story({ args: { path: '/messages/105' } });
export const Matches = meta.story({});
export const LikesReceived = meta.story({ args: { path: '/liked' } });
export const LikesGiven = meta.story({ args: { path: '/liked/given' }, beforeEach: scenario('likesGiven') });
export const Passed = meta.story({ args: { path: '/liked/passed' } });
/** Nobody is there, so every list is empty. */
export const EmptySearch = meta.story({
  args: { path: '/profile/search' },
  beforeEach: scenario('emptyCity'),
});
export const EmptyEncounters = meta.story({
  args: { path: '/encounters' },
  beforeEach: scenario('emptyCity'),
});
