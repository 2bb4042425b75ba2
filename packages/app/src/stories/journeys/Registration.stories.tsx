import preview from '#storybook/preview';
import { lastCode } from '@iskra/api-mocks';
import { currentMocks } from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor } from 'storybook/test';
import { memberMessages } from '../../features/member/messages';
import { profileMessages } from '../../features/profile/messages';
import { registrationMessages, registrationProblems } from '../../features/registration/messages';
import { scenario } from '../scenario';
import { StoryPage } from '../StoryPage';
import { text } from '../storyText';
import { walker } from './walker';

const meta = preview.meta({
  title: 'Journeys/Registration of a woman',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/register' },
  beforeEach: scenario('visitor'),
});

const email = 'vera@mail.ru';

/** Day, month and year stand in the language's order: each is known by what it offers. */
async function birthSelect(offered: string, atMost = Infinity): Promise<HTMLElement> {
  return waitFor(() => {
    const selects = [...document.querySelectorAll<HTMLElement>('main select')];
    const found = selects.find(
      (select) =>
        select.querySelector(`option[value="${offered}"]`) &&
        select.querySelectorAll('option').length <= atMost,
    );
    if (!found) throw new Error(`No dropdown offers ${offered}`);
    return found;
  });
}

/** From the first question to her own profile; the Live panel tells the mailed code. */
export const Walk = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const { press, type, see, seeHeading } = walker({ userEvent });
    await step('she says who she is, and her name', async () => {
      await press(registrationMessages.female);
      await type(registrationMessages.name, 'Вера{Enter}');
    });
    await step('when she was born, and where she lives', async () => {
      await userEvent.selectOptions(await birthSelect('31'), '14');
      await userEvent.selectOptions(await birthSelect('12', 13), '6');
      await userEvent.selectOptions(await birthSelect('1998'), '1998');
      await press(registrationMessages.next);
      await userEvent.type(await canvas.findByRole('combobox'), 'Моск');
      await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
      await press(registrationMessages.next);
    });
    await step('how she will sign in: a code is mailed to her', async () => {
      await type(registrationMessages.email, email);
      await type(registrationMessages.password, 'secret1{Enter}');
      await see(registrationMessages.codeTitle);
    });
    await step('a wrong code is told', async () => {
      const right = lastCode(currentMocks().world, email);
      await type(registrationMessages.code, right === '000000' ? '111111{Enter}' : '000000{Enter}');
      await see(registrationProblems.wrongCode);
    });
    await step('the right one leads to her profile, which she has yet to fill', async () => {
      await userEvent.clear(await screen.findByLabelText(text(registrationMessages.code)));
      await type(registrationMessages.code, `${lastCode(currentMocks().world, email)}{Enter}`);
      await seeHeading(profileMessages.title);
      await see(profileMessages.noAbout);
      await expect(canvas.queryByText(text(memberMessages.own))).toBeNull();
    });
  },
});
