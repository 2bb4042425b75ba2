import preview from '#storybook/preview';
import { lastCode } from '@iskra/api-mocks';
import { currentMocks } from '@iskra/api-mocks/storybook';
import { authMessages } from '../../features/auth/messages';
import { recoveryMessages } from '../../features/auth/recovery/messages';
import { profileMessages } from '../../features/profile/messages';
import { settingsMessages } from '../../features/settings/messages';
import { scenario } from '../scenario';
import { StoryPage } from '../StoryPage';
import { text } from '../storyText';
import { walker } from './walker';

const meta = preview.meta({
  title: 'Journeys/Recovery of a password',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login' },
  // Who never chose a language signs in to the page's own.
  beforeEach: scenario('visitor', ({ members }) => {
    for (const member of members.values()) member.locale = null;
  }),
});

const email = 'artem@iskra.demo';
const password = 'a better one';

/** From a forgotten password to a new one that signs in; the Live panel tells the mailed code. */
export const Walk = meta.story({
  play: async ({ userEvent, step }) => {
    const { press, type, see, seeHeading, goTo, dialog, dialogGone } = walker({ userEvent });
    await step('the old password is forgotten', async () => {
      await press(authMessages.forgot);
      const asked = await dialog();
      await userEvent.type(asked.getByLabelText(text(recoveryMessages.email)), `${email}{Enter}`);
    });
    await step('the mailed code opens the way to a new one', async () => {
      await see(recoveryMessages.codeTitle);
      await type(recoveryMessages.code, `${lastCode(currentMocks().world, email)}{Enter}`);
      const asked = await dialog();
      await userEvent.type(await asked.findByLabelText(text(recoveryMessages.password)), password);
      await userEvent.type(asked.getByLabelText(text(recoveryMessages.confirmation)), password);
      await press(recoveryMessages.submit);
    });
    await step('which signs in at once', async () => {
      await dialogGone();
      await seeHeading(profileMessages.title);
    });
    await step('and again after signing out', async () => {
      await goTo('/profile/settings');
      await press(settingsMessages.logout);
      await type(authMessages.email, email);
      await type(authMessages.password, `${password}{Enter}`);
      await seeHeading(profileMessages.title);
    });
  },
});
