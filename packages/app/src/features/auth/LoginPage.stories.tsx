import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { scenario } from '../../app/stories/scenario';
import { StoryPage } from '../../app/stories/StoryPage';

const meta = preview.meta({
  title: 'Pages/Login',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login' },
  beforeEach: scenario('visitor'),
});

/** Logo, e-mail, password, and the way to registration. */
export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('has its fields and links [LOG-01]', async () => {
      await expect(await canvas.findByLabelText('E-mail')).toHaveAttribute('type', 'email');
      await expect(canvas.getByLabelText(/^(Пароль|Password)$/)).toHaveAttribute('type', 'password');
      await expect(canvas.getByRole('link', { name: /Создать профиль|Create a profile/ })).toHaveAttribute(
        'href',
        '/register',
      );
    });
  },
});

/** Each empty field says so, until it has the focus. */
export const FieldsMissing = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('both fields are asked for [LOG-02]', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^(Войти|Sign in)$/ }));
      await expect(canvas.getByText(/Введите e-mail|Enter your e-mail/)).toBeVisible();
      await expect(canvas.getByText(/Введите пароль|Enter your password/)).toBeVisible();
    });
    await step('the focus clears the field’s own error only [LOG-02]', async () => {
      await userEvent.click(canvas.getByLabelText('E-mail'));
      await expect(canvas.queryByText(/Введите e-mail|Enter your e-mail/)).toBeNull();
      await expect(canvas.getByText(/Введите пароль|Enter your password/)).toBeVisible();
    });
  },
});

/** The server's own words in red on the form; what was typed stays. */
export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the refusal is shown and the e-mail stays [LOG-04]', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'nobody@mail.ru');
      await userEvent.type(canvas.getByLabelText(/^(Пароль|Password)$/), 'wrong{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/\S/);
      await expect(canvas.getByLabelText('E-mail')).toHaveValue('nobody@mail.ru');
    });
  },
});

/** The server cannot be reached. */
export const Offline = meta.story({
  beforeEach: scenario('visitor', (world) => {
    world.network.isOffline = true;
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'a@mail.ru');
    await userEvent.type(canvas.getByLabelText(/^(Пароль|Password)$/), 'secret{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Нет связи|cannot be reached/);
  },
});

/** A session that ended says why one is here. */
export const SessionExpired = meta.story({
  beforeEach: scenario('expiredSession'),
  args: { path: '/messages' },
  play: async ({ canvas, step }) => {
    await step('leads to /login and says so [ACC-03]', async () => {
      await expect(await canvas.findByText(/Сессия закончилась|session has ended/)).toBeVisible();
    });
  },
});
