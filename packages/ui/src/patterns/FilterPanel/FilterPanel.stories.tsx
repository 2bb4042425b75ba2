import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { filterLabels, sliderLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { FilterPanel } from './FilterPanel';
import { filterPanelGuide } from './FilterPanel.guide';
import type { FilterValue } from './filterRules';
import { storyFurther } from './storyFurther';
import { storyCities } from './storyCities';
import { announced } from '../../test/announced';

const defaults: FilterValue = { status: 'all', gender: 'all', city: 'Москва', minAge: 18, maxAge: 30 };
const chosen: FilterValue = { status: 'all', gender: 'female', city: 'Москва', minAge: 24, maxAge: 33 };

const meta = preview.meta({
  title: 'Patterns/FilterPanel',
  component: FilterPanel,
  parameters: { guide: filterPanelGuide },
  args: {
    defaults,
    cities: storyCities,
    onChange: fn<(value: FilterValue) => void>(),
    onApply: fn<(value: FilterValue) => void>(),
    style: { inlineSize: 312 },
  },
});

export const Playground = meta.story({ args: { defaultValue: chosen } });

/** As beside the card of encounters. */
export const Chosen = meta.story({
  tags: ['proof', '!autodocs'],
  args: { defaultValue: chosen },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: said(filterLabels).title })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: said(filterLabels).genderFemale })).toBeChecked();
    await expect(canvas.getByText(said(filterLabels).changed(2))).toBeInTheDocument();
    const panel = canvas.getByRole('complementary');
    const field = canvas.getByRole('group', { name: said(filterLabels).status });
    await expect(field.getBoundingClientRect().right).toBeLessThan(panel.getBoundingClientRect().right - 20);
  },
});

/** Several changes in a row apply once, a quarter of a second after the last [B8.3]. */
export const AppliesByItself = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: said(filterLabels).statusOnline }));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByRole('radio', { name: said(filterLabels).genderMale }));
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(args.onApply).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce());
    await expect(args.onApply).toHaveBeenCalledWith({ ...defaults, status: 'new', gender: 'male' });
    await expect(canvas.getByRole('radio', { name: said(filterLabels).genderMale })).toHaveFocus();
  },
});

/** The age chosen wins, the other follows and is announced [FIL-03, B8.2, B8.12]. */
export const AgesFollow = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: said(filterLabels).ageFrom }), '35');
    await expect(canvas.getByRole('combobox', { name: said(filterLabels).ageTo })).toHaveValue('35');
    await announced(said(filterLabels).followedTo(35));
    canvas.getByRole('slider', { name: `${said(filterLabels).age}: ${said(sliderLabels).to}` }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await announced(said(filterLabels).followedFrom(34));
    await waitFor(() =>
      expect(args.onApply).toHaveBeenLastCalledWith({ ...defaults, minAge: 34, maxAge: 34 }),
    );
  },
});

/** Reset goes to the defaults and does not wait [B8.4]. */
export const Reset = meta.story({
  tags: ['proof', '!autodocs'],
  args: { defaultValue: chosen },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(filterLabels).reset }));
    await expect(args.onApply).toHaveBeenCalledWith(defaults);
    await expect(canvas.getByRole('radio', { name: said(filterLabels).genderAll })).toBeChecked();
    await expect(canvas.queryByText(said({ ru: /изменен/, en: /changed/ }))).toBeNull();
  },
});
export const CityByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const city = canvas.getByRole('combobox', { name: said(filterLabels).city });
    await userEvent.click(city);
    await userEvent.clear(city);
    await userEvent.type(city, 'каз{Enter}');
    await waitFor(() =>
      expect(args.onApply).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Казань' })),
    );
  },
});
export const AllCities = meta.story({ args: { defaultValue: { ...defaults, city: null } } });

/** The number of people is announced politely [B8.5]. */
export const Counted = meta.story({
  render: function Counted(args) {
    const [count, setCount] = useState<number>();
    return <FilterPanel {...args} count={count} onApply={() => setCount(24)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(filterLabels).reset }));
    await announced(said(filterLabels).people(24));
  },
});

/** What is locked says why before it is tried [B8.13]. */
export const Locked = meta.story({
  args: { locked: { status: 'Кто в сети, видно с премиумом', age: 'Возраст выбирается в анкете' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Кто в сети, видно с премиумом')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: said(filterLabels).statusOnline })).toBeDisabled();
    const thumb = canvas.getByRole('slider', {
      name: `${said(filterLabels).age}: ${said(sliderLabels).from}`,
    });
    await fireEvent.keyDown(thumb, { key: 'ArrowRight' });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

const withFurther: FilterValue = {
  ...chosen,
  further: { goals: ['Дружба', 'Найти любовь'], height: { from: 165, to: 180 } },
};
const more = () => new RegExp(`^${said(filterLabels).more}`);

/** More filters wait behind a button, which says how many are set. */
export const Further = meta.story({
  args: { further: storyFurther, defaultValue: withFurther },
  play: async ({ canvas, userEvent }) => {
    const { more: word, moreSet, changed } = said(filterLabels);
    const button = canvas.getByRole('button', { name: `${word} ${moreSet(2)}` });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(changed(4))).toBeInTheDocument();
    await expect(canvas.queryByRole('group', { name: 'Цели' })).toBeNull();
    await userEvent.click(button);
    await expect(await canvas.findByRole('group', { name: 'Цели' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Дружба' })).toHaveAttribute('aria-pressed', 'true');
    await expect(
      canvas.getByRole('slider', { name: `Рост, см: ${said(sliderLabels).from}` }),
    ).toHaveAttribute('aria-valuetext', '165 см');
  },
});

/** By keys alone: several choices, and heights by lists; whole, a range is not set. */
export const FurtherByKeys = meta.story({
  tags: ['proof', '!autodocs'],
  args: { further: storyFurther },
  play: async ({ canvas, userEvent, args }) => {
    const { more: word, moreSet } = said(filterLabels);
    canvas.getByRole('button', { name: word }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', { name: 'Цели' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const height = (end: 'from' | 'to') =>
      canvas.getByRole('combobox', { name: `Рост, см ${said(sliderLabels)[end]}` });
    await userEvent.selectOptions(height('to'), '160');
    await userEvent.selectOptions(height('from'), '170');
    await expect(height('to')).toHaveValue('170');
    const goals = ['Найти любовь', 'Дружба'];
    await waitFor(() =>
      expect(args.onApply).toHaveBeenLastCalledWith({
        ...defaults,
        further: { goals, height: { from: 170, to: 170 } },
      }),
    );
    await expect(canvas.getByRole('button', { name: `${word} ${moreSet(2)}` })).toBeVisible();
    await userEvent.selectOptions(height('from'), '100');
    await userEvent.selectOptions(height('to'), '230');
    await waitFor(() => expect(args.onApply).toHaveBeenLastCalledWith({ ...defaults, further: { goals } }));
    await userEvent.click(canvas.getByRole('button', { name: said(filterLabels).reset }));
    await expect(args.onApply).toHaveBeenLastCalledWith(defaults);
    await expect(canvas.getByRole('button', { name: more() })).toHaveAccessibleName(word);
  },
});

/** What the caller puts above the fields sees what is set, and sets other filters at once. */
export const WithAbove = meta.story({
  args: {
    renderAbove: (value, choose) => (
      <button
        type="button"
        aria-pressed={value.city === null}
        onClick={() => choose({ ...value, city: null })}
      >
        Вся страна
      </button>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вся страна' }));
    await expect(args.onApply).toHaveBeenCalledWith({ ...defaults, city: null });
    await expect(canvas.getByRole('button', { name: 'Вся страна' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const SomeFields = meta.story({ args: { fields: ['gender', 'age'] } });
export const CitiesLoading = meta.story({ args: { cities: [], citiesLoading: true } });
export const LongText = meta.story({
  args: { labels: { statusOnline: 'Сейчас в сети', statusNew: 'Новые за неделю', reset: 'Сбросить всё' } },
});
export const English = meta.story({ globals: { locale: 'en' }, args: { defaultValue: chosen } });
export const Small = meta.story({ args: { style: { inlineSize: 264 }, defaultValue: chosen } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: chosen } });

/** The reader's text is twice as large: choices stand under each other rather than in pieces. */
export const LargeText = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'With text twice as large no word of the title or a choice is broken [FIL-01]',
  globals: { text: 'double' },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('radio').map((radio) => radio.nextElementSibling);
    for (const element of [...texts, canvas.getByRole('heading')]) {
      const words = element?.firstChild as Text;
      const range = document.createRange();
      for (const { index, 0: word } of words.data.matchAll(/\S+/g)) {
        range.setStart(words, index);
        range.setEnd(words, index + word.length);
        await expect(range.getClientRects()).toHaveLength(1);
      }
    }
    await expect(canvas.getByRole('complementary').scrollWidth).toBeLessThanOrEqual(312);
  },
});
