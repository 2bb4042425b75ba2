import { getFilteredUsers } from '@iskra/api-contract';
import { currentMocks } from '@iskra/api-mocks/storybook';
import { Combobox } from '@iskra/ui/Combobox';
import { IntlProvider } from 'react-intl';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { createApi } from '../api';
import { CityField } from './CityField';
import { said } from '#storybook/said';
import { comboboxLabels } from '#storybook/labels';

const onValueChange = fn();

const meta = preview.meta({
  title: 'Screens/Fields',
  component: CityField,
  args: { label: 'Город', onValueChange },
  beforeEach: () => void onValueChange.mockReset(),
  decorators: [
    (Story) => (
      <IntlProvider locale="ru">
        <div style={{ inlineSize: 440, maxInlineSize: '100%', minBlockSize: 420 }}>
          <Story />
        </div>
      </IntlProvider>
    ),
  ],
});

/** All cities of the contract, as the member meets them. */
export const Cities = meta.story({
  name: 'Of a thousand cities those of one name carry their region [REG-06] [B4.3]',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'петерб');
    await userEvent.click(await screen.findByRole('option', { name: /^Санкт-Петербург/ }));
    await expect(onValueChange.mock.calls).toEqual([['Санкт-Петербург']]);
  },
});

export const SmallTowns = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'The smallest towns can be chosen, and those of one name show their region (D-40) [REG-06]',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'приморск');
    await expect(
      await screen.findByRole('option', { name: /^Приморск \(Ленинградская область\)/ }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /^Приморск \(Калининградская область\)/ }));
    await userEvent.clear(field);
    await userEvent.type(field, 'плес');
    await userEvent.click(await screen.findByRole('option', { name: /^Плёс/ }));
    await expect(onValueChange.mock.calls).toEqual([['Приморск (Калининградская область)'], ['Плёс']]);
  },
});

const api = createApi({
  fetch: (input, init) => fetch(input, init),
  csrf: { get: () => '', set: () => {} },
  socketId: () => undefined,
  locale: () => 'ru',
  onSessionEnd: () => {},
  isSameMember: () => Promise.resolve(true),
});

/** People of the mocks by the start of their names: asked for as one types, as a list too long to be sent whole would be. */
async function loadPeople(query: string, signal: AbortSignal) {
  const { users } = await api.send(getFilteredUsers, { query: { limit: '100' } }, { signal });
  return users
    .filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase()))
    .map(({ id, name, city }) => ({ id: String(id), label: name, detail: city.name }));
}

const People = () => (
  <Combobox label="Кого пригласить" loadItems={loadPeople} loadDelay={50} onValueChange={onValueChange} />
);

export const AskedOfTheServer = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Choices come from the server as one types, slowly too [B4.16]',
  render: () => <People />,
  beforeEach: scenario('demo', (world) => void (world.network.delayMs = 300)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getAllByText(said(comboboxLabels).loading).at(-1)).toBeVisible());
    const [first] = await screen.findAllByRole('option');
    const name = first?.querySelector('span')?.textContent ?? '';
    await userEvent.type(canvas.getByRole('combobox'), name);
    await userEvent.click(
      (await screen.findAllByRole('option', { name: new RegExp(`^${name}`) }))[0] ?? document.body,
    );
    await expect(onValueChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('combobox')).toHaveValue(name);
  },
});

export const ServerFails = meta.story({
  name: 'A failure is told, and asking again helps [B4.16]',
  render: () => <People />,
  beforeEach: scenario('demo', (world) => void (world.network.isFailing = true)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const retry = await canvas.findByRole('button', { name: said(comboboxLabels).retry });
    currentMocks().world.network.isFailing = false;
    await userEvent.click(retry);
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
  },
});
