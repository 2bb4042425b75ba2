import type { ReactElement } from 'react';
import * as kit from '../exports/index';
import * as chat from '../exports/ChatRoom';
import { Combobox } from '../exports/Combobox';
import { DateWheels } from '../exports/DateWheels';
import { DialogueList } from '../exports/DialogueList';
import { PaginationSentinel } from '../exports/PaginationSentinel';
import { ScrollPicker } from '../exports/ScrollPicker';
import { SwipeDeck } from '../exports/SwipeDeck';
import { Tooltip } from '../exports/Tooltip';

const options = [{ value: 'a', label: 'Первое' }];
const cities = [{ id: 'kazan', label: 'Казань' }];
const columns = [{ id: 'hour', label: 'Час', value: 1, items: [{ value: 1, label: '1' }] }];
const noop = () => {};

/** States that designers style and tests look for: what makes them, and the attribute they leave [C2]. */
export const stateFixtures: readonly (readonly [name: string, attribute: string, element: ReactElement])[] = [
  ['Button', 'data-disabled', <kit.Button disabled>Войти</kit.Button>],
  ['Button', 'data-loading', <kit.Button busy>Войти</kit.Button>],
  ['Checkbox', 'data-disabled', <kit.Checkbox label="Согласен" disabled />],
  ['Checkbox', 'data-invalid', <kit.Checkbox label="Согласен" error="Нужно" />],
  ['Chip', 'data-disabled', <kit.Chip disabled>Дружба</kit.Chip>],
  ['ChipGroup', 'data-disabled', <kit.ChipGroup label="Цели" options={options} disabled />],
  ['CodeField', 'data-disabled', <kit.CodeField label="Код" disabled />],
  ['CodeField', 'data-invalid', <kit.CodeField label="Код" error="Неверный" />],
  ['Combobox', 'data-disabled', <Combobox label="Город" items={cities} disabled />],
  ['Combobox', 'data-invalid', <Combobox label="Город" items={cities} error="Выберите" />],
  ['Combobox', 'data-state="closed"', <Combobox label="Город" items={cities} />],
  ['DateWheels', 'data-disabled', <DateWheels years={[1990]} disabled />],
  ['DateWheels', 'data-invalid', <DateWheels years={[1990]} error="Выберите" />],
  ['DialogueList', 'data-state="loading"', <DialogueList items={[]} loading />],
  ['IconButton', 'data-disabled', <kit.IconButton label="Закрыть" disabled />],
  ['IconButton', 'data-loading', <kit.IconButton label="Закрыть" busy />],
  ['MessageComposer', 'data-disabled', <chat.MessageComposer onSend={noop} disabledReason="Нельзя" />],
  [
    'MessageList',
    'data-state="loading"',
    <chat.MessageList messages={[]} selfId={1} otherName="Анна" loading />,
  ],
  ['PaginationSentinel', 'data-state="loading"', <PaginationSentinel onReached={noop} state="loading" />],
  ['PasswordField', 'data-disabled', <kit.PasswordField label="Пароль" disabled />],
  ['PasswordField', 'data-invalid', <kit.PasswordField label="Пароль" error="Короткий" />],
  ['Progress', 'data-state="done"', <kit.Progress label="Загрузка" value={100} />],
  ['RadioCards', 'data-disabled', <kit.RadioCards label="Срок" options={options} disabled />],
  ['RangeSlider', 'data-disabled', <kit.RangeSlider label="Возраст" min={18} max={70} disabled />],
  [
    'ScrollPicker',
    'data-disabled',
    <ScrollPicker label="Время" columns={columns} onValueChange={noop} disabled />,
  ],
  [
    'ScrollPicker',
    'data-invalid',
    <ScrollPicker label="Время" columns={columns} onValueChange={noop} invalid />,
  ],
  ['Segmented', 'data-disabled', <kit.Segmented label="Статус" options={options} disabled />],
  ['Select', 'data-disabled', <kit.Select label="Город" options={options} disabled />],
  ['Select', 'data-invalid', <kit.Select label="Город" options={options} error="Выберите" />],
  ['Slider', 'data-disabled', <kit.Slider label="Рост" min={100} max={230} disabled />],
  [
    'SwipeDeck',
    'data-state="loading"',
    <SwipeDeck cards={[]} getId={String} getName={String} renderCard={String} onDecide={noop} loading />,
  ],
  ['Switch', 'data-disabled', <kit.Switch label="Звук" disabled />],
  ['TextArea', 'data-disabled', <kit.TextArea label="О себе" disabled />],
  ['TextArea', 'data-invalid', <kit.TextArea label="О себе" error="Длинно" />],
  ['TextField', 'data-disabled', <kit.TextField label="Имя" disabled />],
  ['TextField', 'data-invalid', <kit.TextField label="Имя" error="Заполните" />],
  [
    'Tooltip',
    'data-state="closed"',
    <Tooltip content="Пояснение">
      <button type="button">Что это</button>
    </Tooltip>,
  ],
];
