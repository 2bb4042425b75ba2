import preview from '#storybook/preview';
import { demoPassword } from '@iskra/api-mocks';
import { expect, screen } from 'storybook/test';
import { authMessages } from '../../features/auth/messages';
import { profileMessages } from '../../features/profile/messages';
import { registrationMessages } from '../../features/registration/messages';
import { settingsMessages } from '../../features/settings/messages';
import { scenario } from '../scenario';
import { StoryPage } from '../StoryPage';
import { text } from '../storyText';
import { walker } from './walker';

const meta = preview.meta({
  title: 'Journeys/Deletion of an account',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile' },
  beforeEach: scenario('busyInbox'),
});

/** From the profile to the settings, second thoughts, and an account that is gone. */
export const Walk = meta.story({
  play: async ({ userEvent, step }) => {
    const { press, follow, type, see, seeHeading, dialog, dialogGone } = walker({ userEvent });
    await step('the way leads over the settings', async () => {
      await follow(profileMessages.settings);
      await press(settingsMessages.delete);
    });
    await step('it is said what goes, and can be kept', async () => {
      const asked = await dialog('alertdialog');
      await expect(asked.getByText(text(settingsMessages.deletePhotos))).toBeVisible();
      await expect(asked.getByText(text(settingsMessages.deleteMessages))).toBeVisible();
      await press(settingsMessages.deleteKeep);
      await dialogGone();
    });
    await step('confirmed, the page is a visitor’s', async () => {
      await press(settingsMessages.delete);
      await dialog('alertdialog');
      await press(settingsMessages.deleteConfirm);
      await seeHeading(registrationMessages.genderTitle);
    });
    await step('and nobody signs in with it any more', async () => {
      await follow(registrationMessages.login);
      await type(authMessages.email, 'artem@iskra.demo');
      await type(authMessages.password, `${demoPassword}{Enter}`);
      await expect(await screen.findByRole('alert')).toBeVisible();
      await see(authMessages.title);
    });
  },
});
