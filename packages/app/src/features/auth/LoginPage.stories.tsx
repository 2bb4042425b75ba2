import { demoPassword, lastCode } from '@iskra/api-mocks';
import { currentMocks } from '@iskra/api-mocks/storybook';
import { expect, screen, spyOn, waitFor, within, type userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { photographed } from '../../stories/photographed';
import { StoryPage } from '../../stories/StoryPage';
import { leaveUnsent, unsentOnDevice } from '../../stories/unsentOnDevice';
import { text, opening } from '../../stories/storyText';
import { authMessages, welcomeMessages } from './messages';
import { recoveryMessages, recoveryProblems } from './recovery/messages';
import { registrationMessages } from '../registration/messages';
import { resendLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { profileMessages } from '../profile/messages';

const meta = preview.meta({
  title: 'Screens/Login',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login' },
  beforeEach: scenario('visitor'),
});

const { forgot } = authMessages;
const { code, password: newPassword, confirmation: again } = recoveryMessages;
const refused = () =>
  said({ ru: 'Неверная почта или пароль.', en: 'The e-mail or the password is not right.' });
const known = 'artem@iskra.demo';

/** Clearly more red than green or blue, in light and dark alike. */
function isRed(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return red > green + 60 && red > blue + 60;
}

interface Play {
  canvas: Pick<typeof screen, 'findByRole'>;
  userEvent: ReturnType<typeof userEvent.setup>;
}

async function openRecovery({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: text(forgot) }));
  return within(await screen.findByRole('dialog'));
}

async function goToCode(play: Play, email = known) {
  const dialog = await openRecovery(play);
  await play.userEvent.type(dialog.getByLabelText('E-mail'), `${email}{Enter}`);
  await dialog.findByLabelText(text(code));
  return dialog;
}

async function goToPassword(play: Play) {
  const dialog = await goToCode(play);
  await play.userEvent.type(
    dialog.getByLabelText(text(code)),
    `${lastCode(currentMocks().world, known)}{Enter}`,
  );
  await dialog.findByLabelText(text(newPassword));
  return dialog;
}

/** Logo, e-mail, password, and the ways to registration and recovery. */
export const Ready = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  play: async ({ canvas, userEvent, step }) => {
    await step('has its fields and links [LOG-01]', async () => {
      await expect(await canvas.findByLabelText('E-mail')).toHaveAttribute('type', 'email');
      await expect(canvas.getByLabelText(text(authMessages.password))).toHaveAttribute('type', 'password');
      await expect(canvas.getByRole('link', { name: text(authMessages.register) })).toHaveAttribute(
        'href',
        '/register',
      );
      await expect(canvas.getByRole('button', { name: text(forgot) })).toBeVisible();
      await expect(canvas.getByRole('button', { name: text(authMessages.submit) })).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('Tab goes from the e-mail to the password', async () => {
      await userEvent.click(canvas.getByLabelText('E-mail'));
      await userEvent.tab();
      await expect(canvas.getByLabelText(text(authMessages.password))).toHaveFocus();
      canvas.getByLabelText(text(authMessages.password)).blur();
    });
    await step('the logo leads to the first page [LOG-01]', async () => {
      const [logo] = canvas.getAllByRole('link', { name: text(welcomeMessages.home) });
      await expect(logo).toHaveAttribute('href', '/');
      await expect(logo?.querySelector('svg')).toBeVisible();
    });
  },
});

/** Each empty field says so, until it has the focus. */
export const FieldsMissing = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('both fields are asked for [LOG-02]', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: text(authMessages.submit) }));
      await expect(canvas.getByText(text(authMessages.emailRequired))).toBeVisible();
      await expect(canvas.getByText(text(authMessages.passwordRequired))).toBeVisible();
    });
    await step('the focus clears the field’s own error only [LOG-02]', async () => {
      await userEvent.click(canvas.getByLabelText('E-mail'));
      await expect(canvas.queryByText(text(authMessages.emailRequired))).toBeNull();
      await expect(canvas.getByText(text(authMessages.passwordRequired))).toBeVisible();
    });
  },
});

/** Whatever stands in both fields is sent: the server judges it. */
export const AnyFormat = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('there is no other check than that both are filled [LOG-02]', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'не адрес');
      await userEvent.type(canvas.getByLabelText(text(authMessages.password)), 'x{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(refused());
    });
  },
});

/** The server's own words in red on the form; what was typed stays. */
export const WrongPassword = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the refusal is shown and the e-mail stays [LOG-04]', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'nobody@mail.ru');
      await userEvent.type(canvas.getByLabelText(text(authMessages.password)), 'wrong{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(refused());
      await expect(canvas.getByLabelText('E-mail')).toHaveValue('nobody@mail.ru');
    });
    await step('in red [LOG-04]', async () => {
      const alert = canvas.getByText(refused());
      await expect(isRed(getComputedStyle(alert).color)).toBe(true);
    });
  },
});

/** The server fails and has nothing to say: the spec's own words stand in its place. */
export const LoginFailed = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), known);
    await userEvent.type(canvas.getByLabelText(text(authMessages.password)), 'iskra-demo');
    currentMocks().world.network.isFailing = true;
    await step('without a text of the server it is the usual one [LOG-04]', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(text(authMessages.failed));
    });
  },
});

/** The server cannot be reached. */
export const Offline = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: scenario('visitor', (world) => {
    world.network.isOffline = true;
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'a@mail.ru');
    await userEvent.type(canvas.getByLabelText(text(authMessages.password)), 'secret{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text(authMessages.offline));
  },
});

/** A session that ended says why one is here. */
export const SessionExpired = meta.story({
  beforeEach: scenario('expiredSession'),
  args: { path: '/messages' },
  play: async ({ canvas, step }) => {
    await step('leads to /login and says so [ACC-03]', async () => {
      await expect(await canvas.findByText(text(authMessages.expired))).toBeVisible();
    });
  },
});

/** Who signs in after somebody else's session ended finds nothing of theirs in the browser. */
export const AnotherMember = meta.story({
  beforeEach: scenario('expiredSession'),
  args: { path: '/messages' },
  play: async ({ canvas, userEvent }) => {
    const { members, viewerId } = currentMocks().world;
    const next = [...members.values()].find(({ id }) => id !== viewerId);
    if (!next || viewerId === null) throw new Error('The story needs two members');
    await leaveUnsent(viewerId);
    await leaveUnsent(next.id);
    await userEvent.type(await canvas.findByLabelText('E-mail'), next.email);
    await expect(await unsentOnDevice()).toHaveLength(6);
    await userEvent.type(canvas.getByLabelText(text(authMessages.password)), `${demoPassword}{Enter}`);
    await waitFor(async () =>
      expect(await unsentOnDevice()).toEqual([
        `text of ${next.id}`,
        `photo of ${next.id}`,
        `like of ${next.id}`,
      ]),
    );
  },
});

/** Step 1 of recovery; closing clears what was typed. */
export const RecoveryEmail = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openRecovery({ canvas, userEvent });
    await step('asks for the e-mail [REC-01]', async () => {
      await userEvent.click(dialog.getByRole('button', { name: text(recoveryMessages.emailNext) }));
      await expect(dialog.getByRole('alert')).toHaveTextContent(text(recoveryMessages.emailRequired));
    });
    await step('closing goes back to the first step and clears [REC-03]', async () => {
      await userEvent.type(dialog.getByLabelText('E-mail'), `${known}{Enter}`);
      await dialog.findByLabelText(text(code));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const opened = await openRecovery({ canvas, userEvent });
      await expect(opened.getByLabelText('E-mail')).toHaveValue('');
    });
    await step('begins with the address that the login has', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.type(canvas.getByLabelText('E-mail'), known);
      const opened = await openRecovery({ canvas, userEvent });
      await expect(opened.getByLabelText('E-mail')).toHaveValue(known);
      await userEvent.keyboard('{Enter}');
      await opened.findByLabelText(text(code));
    });
  },
});

/** Step 2 of recovery: an empty and a wrong code say so; another one only after a pause. */
export const RecoveryCode = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await goToCode({ canvas, userEvent });
    const next = dialog.getByRole('button', { name: text(registrationMessages.next) });
    await step('an empty code is asked for', async () => {
      await userEvent.click(next);
      await expect(dialog.getByRole('alert')).toHaveTextContent(text(recoveryProblems.emptyCode));
    });
    await step('a wrong code shows the server’s text and stays [REC-08]', async () => {
      await userEvent.type(dialog.getByLabelText(text(code)), '000000{Enter}');
      await expect(await dialog.findByRole('alert')).toHaveTextContent(
        said({ ru: 'Невірний код.', en: 'The code is not right.' }),
      );
      await expect(dialog.getByLabelText(text(code))).toHaveValue('000000');
      await expect(
        dialog.getByRole('button', { name: opening(said(resendLabels).resendIn('')) }),
      ).toBeDisabled();
    });
  },
});

/** An unknown e-mail looks just the same. */
export const RecoveryUnknownEmail = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await goToCode({ canvas, userEvent }, 'nobody@mail.ru');
    await waitFor(() => expect(dialog.getByText(/nobody@mail\.ru/)).toBeVisible());
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});

/** Step 3 of recovery: too short, different, then alike; then one is signed in. */
export const RecoveryNewPassword = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await goToPassword({ canvas, userEvent });
    const submit = dialog.getByRole('button', { name: text(recoveryMessages.submit) });
    await step('short [REC-04, REC-06]', async () => {
      await userEvent.type(dialog.getByLabelText(text(newPassword)), '1234567');
      await userEvent.type(dialog.getByLabelText(text(again)), '1234567');
      await expect(dialog.getByText(text(recoveryProblems.short))).toBeVisible();
      await expect(submit).toBeDisabled();
    });
    await step('different [REC-05, REC-06]', async () => {
      await userEvent.type(dialog.getByLabelText(text(newPassword)), '8');
      await expect(dialog.getByText(text(recoveryProblems.differs))).toBeVisible();
      await expect(submit).toBeDisabled();
    });
    await step('alike: the password is changed and one is signed in [REC-07]', async () => {
      await userEvent.type(dialog.getByLabelText(text(again)), '8');
      await userEvent.click(submit);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(
        await canvas.findByRole('heading', { name: text(profileMessages.title) }, { timeout: 10_000 }),
      ).toBeVisible();
      const { members } = currentMocks().world;
      const artem = [...members.values()].find(({ email }) => email === known);
      await expect(artem?.password).toBe('12345678');
    });
  },
});

/** The login after a new password fails: the form holds both, so that one press is enough. */
export const RecoveredWhileFailing = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await goToPassword({ canvas, userEvent });
    await userEvent.type(dialog.getByLabelText(text(newPassword)), '12345678');
    await userEvent.type(dialog.getByLabelText(text(again)), '12345678');
    const { world } = currentMocks();
    const artem = [...world.members.values()].find(({ email }) => email === known);
    if (artem) artem.suspendedReason = 'проверка';
    await userEvent.click(dialog.getByRole('button', { name: text(recoveryMessages.submit) }));
    await step('e-mail and new password stand in the form, a login was tried [REC-07]', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        said({ ru: 'Доступ закрыт: проверка', en: 'Access is suspended: проверка' }),
      );
      await expect(canvas.getByLabelText('E-mail')).toHaveValue(known);
      await expect(canvas.getByLabelText(text(authMessages.password))).toHaveValue('12345678');
    });
  },
});

/** The server cannot be reached while the code is asked for. */
export const RecoveryOffline = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openRecovery({ canvas, userEvent });
    currentMocks().world.network.isOffline = true;
    await userEvent.type(dialog.getByLabelText('E-mail'), `${known}{Enter}`);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text(recoveryMessages.offline));
    await expect(dialog.getByLabelText('E-mail')).toHaveValue(known);
  },
});

/** The server fails: the spec's own words. */
export const RecoveryFailed = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openRecovery({ canvas, userEvent });
    currentMocks().world.network.isFailing = true;
    const logged = spyOn(console, 'warn');
    await step('the failure is logged, and said in the fallback’s words [REC-08]', async () => {
      await userEvent.type(dialog.getByLabelText('E-mail'), `${known}{Enter}`);
      await expect(await dialog.findByRole('alert')).toHaveTextContent(text(recoveryProblems.failed));
      await expect(logged.mock.calls).toContainEqual(['A form was not taken', 500, '']);
    });
    logged.mockRestore();
  },
});
