import { currentMocks } from '@iskra/api-mocks/storybook';
import { lastCode } from '@iskra/api-mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { scenario } from '../../app/stories/scenario';
import { StoryPage } from '../../app/stories/StoryPage';

const meta = preview.meta({
  title: 'Pages/Registration',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/register' },
  beforeEach: scenario('visitor'),
});

const next = /^(Далее|Next)$/;
const back = /^(Назад|Back)$/;

/** Step 1: choosing goes on at once. */
export const Gender = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('no way back, a link to login, legal links [REG-01, REG-02]', async () => {
      await expect(await canvas.findByRole('link', { name: /Войти|Sign in/ })).toHaveAttribute(
        'href',
        '/login',
      );
      await expect(canvas.queryByRole('button', { name: back })).toBeNull();
      await expect(canvas.getAllByRole('link', { name: /Соглашение|Agreement/ }).length).toBeGreaterThan(0);
    });
    await step('choosing advances, going back keeps it [REG-02]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Женщина|Woman/ }));
      await userEvent.click(await canvas.findByRole('button', { name: back }));
      await expect(canvas.getByRole('button', { name: /Женщина|Woman/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  },
});

/** Step 2: Next waits for a name of letters. */
export const Name = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Мужчина|Man)$/ }));
    const field = await canvas.findByLabelText(/^(Имя|Name)$/);
    await step('an odd name says what is wrong and Next stays disabled [REG-03]', async () => {
      await userEvent.type(field, 'Артём 2');
      await expect(canvas.getByText(/Только буквы|Letters only/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: next })).toBeDisabled();
    });
    await step('a name of letters goes on, and survives going back [REG-01, REG-03]', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Артём{Enter}');
      await userEvent.click(await canvas.findByRole('button', { name: back }));
      await expect(await canvas.findByLabelText(/^(Имя|Name)$/)).toHaveValue('Артём');
    });
  },
});

/** A woman from the first step to her profile, with a wrong code on the way. */
export const WomanWithCode = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Женщина|Woman/ }));
    await userEvent.type(await canvas.findByLabelText(/^(Имя|Name)$/), 'Вера{Enter}');
    await step('dropdowns ask for the birth date [REG-04]', async () => {
      const [day, month, year] = await waitFor(async () => {
        const selects = canvasElement.querySelectorAll('select');
        await expect(selects).toHaveLength(3);
        return [...selects];
      });
      if (!day || !month || !year) throw new Error('Three dropdowns are needed');
      await userEvent.selectOptions(day, '14');
      await userEvent.selectOptions(month, '6');
      await userEvent.selectOptions(year, '1998');
      await userEvent.click(canvas.getByRole('button', { name: next }));
    });
    await step('nothing found is said, a city is chosen [REG-06]', async () => {
      const field = await canvas.findByRole('combobox');
      await userEvent.type(field, 'ъъъ');
      await expect(await within(document.body).findByText('Ничего не найдено')).toBeVisible();
      await userEvent.clear(field);
      await userEvent.type(field, 'Моск');
      await userEvent.click(await within(document.body).findByRole('option', { name: /^(Москва|Moscow)/ }));
      await userEvent.click(canvas.getByRole('button', { name: next }));
    });
    await step('missing fields are told in the spec’s words [REG-08]', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Создать профиль|Create a profile/ }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /Заполните все поля!|Fill in all fields!/,
      );
    });
    await step('the code view opens after the mail was sent [REG-09]', async () => {
      await userEvent.type(canvas.getByLabelText('E-mail'), 'vera@mail.ru');
      await userEvent.type(canvas.getByLabelText(/^(Пароль|Password)$/), 'secret1{Enter}');
      await canvas.findByLabelText(/Код из письма|Code from/);
    });
    await step('an empty and a wrong code are told [REG-10]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Подтвердить|Confirm/ }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /Будь ласка, введіть код\.|enter the code/,
      );
      const right = lastCode(currentMocks().world, 'vera@mail.ru');
      await userEvent.type(
        canvas.getByLabelText(/Код из письма|Code from/),
        right === '000000' ? '111111' : '000000',
      );
      await userEvent.click(canvas.getByRole('button', { name: /Подтвердить|Confirm/ }));
      await expect(await canvas.findByText(/Невірний код\.|Wrong code\.|not right/)).toBeVisible();
    });
    await step('the right code leads to the profile [REG-09, REG-12]', async () => {
      const field = canvas.getByLabelText(/Код из письма|Code from/);
      await userEvent.clear(field);
      await userEvent.type(field, lastCode(currentMocks().world, 'vera@mail.ru') ?? '');
      await userEvent.click(canvas.getByRole('button', { name: /Подтвердить|Confirm/ }));
      await expect(await canvas.findByRole('heading', { name: /Мой профиль|My profile/ })).toBeVisible();
    });
  },
});
