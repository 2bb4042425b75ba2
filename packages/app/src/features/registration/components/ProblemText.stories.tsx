import { IntlProvider } from 'react-intl';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { createVisitorStores } from '../../../model/visitorStores';
import { ApiError } from '../../../shared/api';
import { fakeApi } from '../../../shared/api/fakeApi';
import { problemOf } from '../../../shared/forms';
import { memoryStorage } from '../../../shared/storage';
import { systemClock } from '../../../shared/store';
import { RegistrationStore } from '../model/RegistrationStore';
import { RegistrationContext } from '../RegistrationContext';
import { ProblemText } from './ProblemText';

const fields = {
  birth_year: ['Регистрация — с 18 лет.'],
  email: ['Проверьте адрес почты.', 'Этот адрес уже зарегистрирован.'],
};

/** A wizard whose registration was refused for several fields at once, as no page of ours brings about by itself. */
function refused(): RegistrationStore {
  const { api } = fakeApi(new Map());
  const tabStorage = memoryStorage();
  const visitor = createVisitorStores({
    api,
    storage: memoryStorage(),
    tabStorage,
    clock: systemClock,
    dropUnsent: () => Promise.resolve(),
  });
  const registration = new RegistrationStore({ ...visitor, onLocale: () => undefined });
  registration.setProblem(problemOf(new ApiError('refused', 'Проверьте введённые данные.', 422, fields)));
  return registration;
}

const meta = preview.meta({
  title: 'Screens/Registration problems',
  component: ProblemText,
  decorators: [
    (Story) => (
      <IntlProvider locale="ru">
        <RegistrationContext.Provider value={refused()}>
          <Story />
        </RegistrationContext.Provider>
      </IntlProvider>
    ),
  ],
});

/** What the server said of several fields. */
export const SeveralFields = meta.story({
  play: async ({ canvas, step }) => {
    const alert = canvas.getByRole('alert');
    await step('one line for each field, its messages joined by commas [REG-11]', async () => {
      await expect(alert.innerText.split('\n')).toEqual([
        'Регистрация — с 18 лет.',
        'Проверьте адрес почты., Этот адрес уже зарегистрирован.',
      ]);
    });
    await step('in red [REG-11]', async () => {
      const colour =
        getComputedStyle(alert)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const [red = 0, green = 0, blue = 0] = colour;
      await expect(red).toBeGreaterThan(Math.max(green, blue) + 60);
    });
  },
});
