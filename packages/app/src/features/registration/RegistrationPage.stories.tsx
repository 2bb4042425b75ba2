import { currentMocks } from '@iskra/api-mocks/storybook';
import { addWoman, lastCode } from '@iskra/api-mocks';
import { recordAnnouncements } from '@iskra/ui/testing';
import { expect, waitFor, within, type userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { photographed } from '../../stories/photographed';
import { StoryPage } from '../../stories/StoryPage';
import { showsText } from '../../stories/showsState';
import { registrationMessages, registrationProblems } from './messages';
import { emptyDraft, type RegistrationDraft } from './model/registrationDraft';
import { text, opening } from '../../stories/storyText';
import { said } from '#storybook/said';
import { infoTitles } from '../info/messages';
import { comboboxLabels, resendLabels, dateWheelsLabels } from '#storybook/labels';
import { profileMessages } from '../profile/messages';

const meta = preview.meta({
  title: 'Screens/Registration',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/register' },
  beforeEach: scenario('visitor'),
});

const { next, back, submit: create, code: codeLabel } = registrationMessages;
const resend = () => said(resendLabels).resend;
const waiting = () => opening(said(resendLabels).resendIn(''));

interface Play {
  canvas: Pick<ReturnType<typeof within>, 'findByRole' | 'findByLabelText' | 'getByLabelText' | 'getByRole'>;
  userEvent: ReturnType<typeof userEvent.setup>;
}

async function chooseBirthDate({ canvas, userEvent }: Play) {
  const { day, month, year } = said(dateWheelsLabels);
  const list = (name: string) => canvas.findByRole('combobox', { name });
  await userEvent.selectOptions(await list(day), '14');
  await userEvent.selectOptions(await list(month), '6');
  await userEvent.selectOptions(await list(year), '1998');
  await userEvent.click(canvas.getByRole('button', { name: text(next) }));
}

async function chooseCity({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByRole('combobox'), 'Моск');
  await userEvent.click(
    await within(document.body).findByRole('option', { name: opening(said({ ru: 'Москва', en: 'Moscow' })) }),
  );
  await userEvent.click(canvas.getByRole('button', { name: text(next) }));
}

/** A woman at the last step. */
async function goToAccount(play: Play) {
  const { canvas, userEvent } = play;
  await userEvent.click(await canvas.findByRole('button', { name: text(registrationMessages.female) }));
  await userEvent.type(await canvas.findByLabelText(text(registrationMessages.name)), 'Вера{Enter}');
  await chooseBirthDate(play);
  await chooseCity(play);
  await userEvent.type(await canvas.findByLabelText('E-mail'), 'vera@mail.ru');
  await userEvent.type(canvas.getByLabelText(text(registrationMessages.password)), 'secret1');
}

/** What was filled in before a step. */
const filled: RegistrationDraft = {
  gender: 'female',
  name: 'Вера',
  city: 'Москва',
  email: 'vera@mail.ru',
  birth: { day: 14, month: 6, year: 1998 },
};
const upTo = (draft: Partial<RegistrationDraft>) => ({ registration: { ...emptyDraft, ...draft } });
const { gender, name, birth, city } = filled;

/** Step 1. */
export const Gender = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  play: showsText(registrationMessages.genderTitle),
});

/** Step 2. */
export const Name = meta.story({
  args: { path: '/register?step=name', tabStorage: upTo({ gender }) },
  play: showsText(registrationMessages.nameTitle),
});

/** Step 3. */
export const Birth = meta.story({
  args: { path: '/register?step=birth', tabStorage: upTo({ gender, name, birth }) },
  play: showsText(registrationMessages.birthTitle),
});

/** Step 4. */
export const City = meta.story({
  args: { path: '/register?step=city', tabStorage: upTo({ gender, name, birth }) },
  play: showsText(registrationMessages.cityTitle),
});

/** Step 5. */
export const Account = meta.story({
  args: { path: '/register?step=account', tabStorage: upTo({ gender, name, birth, city }) },
  play: showsText(registrationMessages.accountTitle),
});

/** Step 1: choosing goes on at once. */
export const ChoosingGender = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('no way back, a link to login, legal links [REG-01, REG-02]', async () => {
      await expect(
        await canvas.findByRole('link', { name: text(registrationMessages.login) }),
      ).toHaveAttribute('href', '/login');
      await expect(canvas.queryByRole('button', { name: text(back) })).toBeNull();
      await expect(canvas.getAllByRole('link', { name: text(infoTitles.terms) }).length).toBeGreaterThan(0);
    });
    await step('choosing advances, going back keeps it [REG-02]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text(registrationMessages.female) }));
      await userEvent.click(await canvas.findByRole('button', { name: text(back) }));
      await expect(canvas.getByRole('button', { name: text(registrationMessages.female) })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  },
});

/** Step 2: Next waits for a name of letters. */
export const TypingAName = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text(registrationMessages.male) }));
    const field = await canvas.findByLabelText(text(registrationMessages.name));
    await step('an odd name says what is wrong and Next stays disabled [REG-03]', async () => {
      await userEvent.type(field, 'Артём 2');
      await expect(canvas.getByText(text(registrationMessages.nameHint))).toBeVisible();
      await expect(canvas.getByRole('button', { name: text(next) })).toBeDisabled();
    });
    await step('a name of letters goes on, and survives going back [REG-01, REG-03]', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Артём{Enter}');
      await userEvent.click(await canvas.findByRole('button', { name: text(back) }));
      await expect(await canvas.findByLabelText(text(registrationMessages.name))).toHaveValue('Артём');
    });
  },
});

/** A woman from the first step to her profile, with a wrong code on the way. */
export const WomanWithCode = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text(registrationMessages.female) }));
    await userEvent.type(await canvas.findByLabelText(text(registrationMessages.name)), 'Вера{Enter}');
    await step('dropdowns ask for the birth date [REG-04]', () => chooseBirthDate({ canvas, userEvent }));
    await step('nothing found is said, a city is chosen [REG-06]', async () => {
      const field = await canvas.findByRole('combobox');
      await userEvent.type(field, 'ъъъ');
      await expect(
        await within(document.body).findByText(said(comboboxLabels).nothing, { selector: '[data-part]' }),
      ).toBeVisible();
      await userEvent.clear(field);
      await chooseCity({ canvas, userEvent });
    });
    await step('missing fields are told in the spec’s words [REG-08]', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: text(registrationMessages.submit) }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(text(registrationProblems.missing));
    });
    await step('an e-mail that looks like none is told, and nothing is mailed [REG-07]', async () => {
      await userEvent.type(canvas.getByLabelText('E-mail'), 'vera@mail');
      await userEvent.type(canvas.getByLabelText(text(registrationMessages.password)), 'secret1{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(text(registrationProblems.email));
      await expect(lastCode(currentMocks().world, 'vera@mail')).toBeUndefined();
    });
    await step('the code view opens after the mail was sent [REG-09]', async () => {
      await userEvent.type(canvas.getByLabelText('E-mail'), '.ru{Enter}');
      await canvas.findByLabelText(text(registrationMessages.code));
    });
    const before = currentMocks().world.members.size;
    await step('an empty and a wrong code are told, and nobody is registered [REG-10]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text(registrationMessages.confirm) }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(text(registrationProblems.emptyCode));
      const right = lastCode(currentMocks().world, 'vera@mail.ru');
      await userEvent.type(
        canvas.getByLabelText(text(registrationMessages.code)),
        right === '000000' ? '111111' : '000000',
      );
      await userEvent.click(canvas.getByRole('button', { name: text(registrationMessages.confirm) }));
      await expect(await canvas.findByText(text(registrationProblems.wrongCode))).toBeVisible();
      await expect(currentMocks().world.members.size).toBe(before);
    });
    await step('the right code leads to the profile [REG-09, REG-12]', async () => {
      const field = canvas.getByLabelText(text(registrationMessages.code));
      await userEvent.clear(field);
      await userEvent.type(field, lastCode(currentMocks().world, 'vera@mail.ru') ?? '');
      await userEvent.click(canvas.getByRole('button', { name: text(registrationMessages.confirm) }));
      await expect(await canvas.findByRole('heading', { name: text(profileMessages.title) })).toBeVisible();
      await expect([...currentMocks().world.members.values()].at(-1)).toMatchObject({
        ...{ gender: 'female', name: 'Вера', birthDate: { day: 14, month: 6, year: 1998 } },
        ...{ city: 'Москва', email: 'vera@mail.ru' },
      });
    });
  },
});

/** An address that is ahead of what is filled in leads to the first open step. */
export const JumpAhead = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: '/register?step=account' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: text(registrationMessages.genderTitle) }),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('E-mail')).toBeNull();
  },
});

/** Each step is read out: its heading has the focus, the count is said. */
export const StepsAreReadOut = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const heading = (name: string) => canvas.findByRole('heading', { level: 1, name });
    const heard = recordAnnouncements();
    await step('not on a page that only opens [REG-01]', async () => {
      await expect(await heading(text(registrationMessages.genderTitle))).not.toHaveFocus();
    });
    await step('the next step [REG-01]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text(registrationMessages.female) }));
      await waitFor(async () => expect(await heading(text(registrationMessages.nameTitle))).toHaveFocus());
      const second = text(registrationMessages.step, { step: 2, total: 5 });
      await waitFor(() => expect(heard.said).toEqual([second]));
    });
    await step('and the one before [REG-01]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text(back) }));
      await waitFor(async () => expect(await heading(text(registrationMessages.genderTitle))).toHaveFocus());
    });
    await step('the code, too [REG-09]', async () => {
      await goToAccount({ canvas, userEvent });
      await userEvent.click(canvas.getByRole('button', { name: text(create) }));
      await waitFor(async () => expect(await heading(text(registrationMessages.codeTitle))).toHaveFocus());
    });
  },
});

/** Away to the login page and back: the step and what was typed are there. */
export const ComeBack = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text(registrationMessages.female) }));
    await userEvent.type(await canvas.findByLabelText(text(registrationMessages.name)), 'Вера{Enter}');
    await canvas.findByRole('heading', { name: text(registrationMessages.birthTitle) });
    await userEvent.click(canvas.getByRole('link', { name: text(registrationMessages.login) }));
    await userEvent.click(await canvas.findByRole('link', { name: text(create) }));
    await expect(
      await canvas.findByRole('heading', { name: text(registrationMessages.birthTitle) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text(back) }));
    await expect(await canvas.findByLabelText(text(registrationMessages.name))).toHaveValue('Вера');
  },
});

/** The mail could not be sent. */
export const MailFails = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await goToAccount({ canvas, userEvent });
    await step('it is said in the spec’s words, and no code is asked for [REG-10]', async () => {
      currentMocks().world.network.isFailing = true;
      await userEvent.click(canvas.getByRole('button', { name: text(create) }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(text(registrationProblems.mailFailed));
      await expect(canvas.queryByLabelText(text(codeLabel))).toBeNull();
    });
  },
});

/** The code is right and registering fails: pressing again only registers, no code is asked for or mailed again. */
export const RegisteringFails = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await goToAccount({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: text(create) }));
    const field = await canvas.findByLabelText(text(codeLabel));
    const { world } = currentMocks();
    const code = lastCode(world, 'vera@mail.ru');
    const other = addWoman(world, 'Ольга', { email: 'vera@mail.ru' });
    await step('the refusal is said, the code stands as right [REG-09]', async () => {
      await userEvent.type(field, `${code}{Enter}`);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        said({ ru: 'Этот адрес уже зарегистрирован.', en: 'This address is already registered.' }),
      );
      await expect(field).toHaveAttribute('readonly');
      await expect(canvas.queryByRole('button', { name: resend() })).toBeNull();
    });
    await step('pressing again registers [REG-09, REG-12]', async () => {
      world.members.delete(other.id);
      await userEvent.click(canvas.getByRole('button', { name: text(create) }));
      await expect(await canvas.findByRole('heading', { name: text(profileMessages.title) })).toBeVisible();
      await expect(lastCode(world, 'vera@mail.ru')).toBe(code);
    });
  },
});

/** Back from the code and on again: the code in her mail is asked for, the wait stands beside 'resend'. */
export const CodeAlreadySent = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await goToAccount({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: text(create) }));
    await canvas.findByLabelText(text(codeLabel));
    const first = lastCode(currentMocks().world, 'vera@mail.ru');
    await step('the page knows of the mail [REG-09]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text(back) }));
      await userEvent.click(await canvas.findByRole('button', { name: text(create) }));
      await expect(await canvas.findByLabelText(text(codeLabel))).toBeVisible();
    });
    await step('the server knows of it: another address and the first again [REG-09]', async () => {
      for (const email of ['anna@mail.ru', 'vera@mail.ru']) {
        await userEvent.click(canvas.getByRole('button', { name: text(back) }));
        const field = await canvas.findByLabelText('E-mail');
        await userEvent.clear(field);
        await userEvent.type(field, email);
        await userEvent.click(canvas.getByRole('button', { name: text(create) }));
        await expect(await canvas.findByText(new RegExp(email))).toBeVisible();
      }
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.getByRole('button', { name: waiting() })).toBeDisabled();
    });
    await step('the code of the first mail is the right one', async () => {
      await expect(lastCode(currentMocks().world, 'vera@mail.ru')).toBe(first);
      await userEvent.type(canvas.getByLabelText(text(codeLabel)), `${first}{Enter}`);
      await expect(await canvas.findByRole('heading', { name: text(profileMessages.title) })).toBeVisible();
    });
  },
});
