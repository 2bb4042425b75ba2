import * as kit from '../exports/index';
import { Combobox } from '../exports/Combobox';
import { DateWheels } from '../exports/DateWheels';
import { FilterPanel } from '../exports/FilterPanel';
import { ScrollPicker } from '../exports/ScrollPicker';
import { Tabs } from '../exports/Tabs';
import type { ValueFixture } from './Fixture';

const options = [
  { value: 'a', label: 'Первое' },
  { value: 'b', label: 'Второе' },
];
const tabs = options.map(({ value, label }) => ({ id: value, label, content: label }));
const cities = options.map(({ value, label }) => ({ id: value, label }));
const columns = [{ id: 'hour', label: 'Час', items: options }];
const range = { min: 18, max: 70 };
const filters = { status: 'all', gender: 'all', city: null, minAge: 18, maxAge: 30 } as const;

const one = <E extends Element>(place: HTMLElement, selector: string) => place.querySelector<E>(selector);
const valueOf = (selector: string) => (place: HTMLElement) => one<HTMLInputElement>(place, selector)?.value;
const isChecked = (place: HTMLElement) => one<HTMLInputElement>(place, 'input')?.checked;
const chosen = valueOf('input:checked');
const position = (place: HTMLElement) => one(place, '[role=slider]')?.getAttribute('aria-valuenow');
const second = { click: 'input[value=b]' };
const right = { press: '{ArrowRight}', on: '[role=slider]' };
const typed = (selector: string) => ({ type: '5', into: selector });

/** Every component that has a value, by name [C1]. */
export const valueFixtures: Readonly<Record<string, ValueFixture>> = {
  Checkbox: {
    own: (told) => <kit.Checkbox label="Согласен" defaultChecked={false} onValueChange={told} />,
    held: (told) => <kit.Checkbox label="Согласен" checked={false} onValueChange={told} />,
    change: { click: 'input' },
    read: isChecked,
  },
  ChipGroup: {
    own: (told) => <kit.ChipGroup label="Цели" options={options} defaultValue={['a']} onValueChange={told} />,
    held: (told) => <kit.ChipGroup label="Цели" options={options} value={['a']} onValueChange={told} />,
    change: { click: '[aria-pressed=false]' },
    read: (place) => place.querySelectorAll('[aria-pressed=true]').length,
  },
  CodeField: {
    own: (told) => <kit.CodeField label="Код" defaultValue="1" onValueChange={told} />,
    held: (told) => <kit.CodeField label="Код" value="1" onValueChange={told} />,
    change: typed('input'),
    read: valueOf('input'),
  },
  Combobox: {
    own: (told) => <Combobox label="Город" items={cities} defaultValue="a" onValueChange={told} />,
    held: (told) => <Combobox label="Город" items={cities} value="a" onValueChange={told} />,
    change: { press: '{Control>}a{/Control}Вт{Enter}', on: 'input' },
    read: valueOf('input'),
  },
  DateWheels: {
    own: (told) => <DateWheels mode="select" years={[1990]} defaultValue={{ day: 1 }} onValueChange={told} />,
    held: (told) => <DateWheels mode="select" years={[1990]} value={{ day: 1 }} onValueChange={told} />,
    change: { select: '2', in: 'select' },
    read: valueOf('select'),
  },
  FilterPanel: {
    own: (told) => (
      <FilterPanel defaults={filters} defaultValue={filters} cities={cities} delay={0} onApply={told} />
    ),
    held: (told) => (
      <FilterPanel defaults={filters} value={filters} cities={cities} delay={0} onApply={told} />
    ),
    change: { click: 'input[value=online]' },
    read: chosen,
  },
  PasswordField: {
    own: (told) => <kit.PasswordField label="Пароль" defaultValue="1" onValueChange={told} />,
    held: (told) => <kit.PasswordField label="Пароль" value="1" onValueChange={told} />,
    change: typed('input'),
    read: valueOf('input'),
  },
  RadioCards: {
    own: (told) => <kit.RadioCards label="Срок" options={options} defaultValue="a" onValueChange={told} />,
    held: (told) => <kit.RadioCards label="Срок" options={options} value="a" onValueChange={told} />,
    change: second,
    read: chosen,
  },
  RangeSlider: {
    own: (told) => (
      <kit.RangeSlider label="Возраст" {...range} defaultValue={[20, 30]} onValueChange={told} />
    ),
    held: (told) => <kit.RangeSlider label="Возраст" {...range} value={[20, 30]} onValueChange={told} />,
    change: right,
    read: position,
  },
  ScrollPicker: {
    own: (told) => (
      <ScrollPicker label="Время" columns={columns} defaultValue={{ hour: 'a' }} onValueChange={told} />
    ),
    held: (told) => (
      <ScrollPicker
        label="Время"
        columns={columns.map((column) => ({ ...column, value: 'a' }))}
        onValueChange={told}
      />
    ),
    change: { press: '{ArrowDown}', on: '[role=slider]' },
    read: position,
  },
  Segmented: {
    own: (told) => <kit.Segmented label="Статус" options={options} defaultValue="a" onValueChange={told} />,
    held: (told) => <kit.Segmented label="Статус" options={options} value="a" onValueChange={told} />,
    change: second,
    read: chosen,
  },
  Select: {
    own: (told) => <kit.Select label="Город" options={options} defaultValue="a" onValueChange={told} />,
    held: (told) => <kit.Select label="Город" options={options} value="a" onValueChange={told} />,
    change: { select: 'b', in: 'select' },
    read: valueOf('select'),
  },
  Slider: {
    own: (told) => <kit.Slider label="Рост" {...range} defaultValue={20} onValueChange={told} />,
    held: (told) => <kit.Slider label="Рост" {...range} value={20} onValueChange={told} />,
    change: right,
    read: position,
  },
  Switch: {
    own: (told) => <kit.Switch label="Звук" defaultChecked={false} onValueChange={told} />,
    held: (told) => <kit.Switch label="Звук" checked={false} onValueChange={told} />,
    change: { click: 'input' },
    read: isChecked,
  },
  Tabs: {
    own: (told) => <Tabs label="Анкета" items={tabs} defaultValue="a" onValueChange={told} />,
    held: (told) => <Tabs label="Анкета" items={tabs} value="a" onValueChange={told} />,
    change: { click: '[role=tab][aria-selected=false]' },
    read: (place) => one(place, '[aria-selected=true]')?.textContent,
  },
  TextArea: {
    own: (told) => <kit.TextArea label="О себе" defaultValue="1" onValueChange={told} />,
    held: (told) => <kit.TextArea label="О себе" value="1" onValueChange={told} />,
    change: typed('textarea'),
    read: valueOf('textarea'),
  },
  TextField: {
    own: (told) => <kit.TextField label="Имя" defaultValue="1" onValueChange={told} />,
    held: (told) => <kit.TextField label="Имя" value="1" onValueChange={told} />,
    change: typed('input'),
    read: valueOf('input'),
  },
};
