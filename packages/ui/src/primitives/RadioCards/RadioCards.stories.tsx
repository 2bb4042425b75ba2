import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Chip } from '../Chip';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { RadioCards } from './RadioCards';
import { radioCardsGuide } from './RadioCards.guide';

const price = (term: string, now: string, before: string, saving: string): ReactNode => (
  <Stack gap={1} align="start">
    <Text strong>{term}</Text>
    <Text variant="heading">{now}</Text>
    <Text variant="small" tone="muted">
      <s>{before}</s>
    </Text>
    <Chip size="xs">{saving}</Chip>
  </Stack>
);
const options = [
  {
    value: '7',
    label: '7 дней, 500 рублей, раньше 700',
    content: price('7 дней', '500 ₽', '700 ₽', 'Экономия 200 ₽'),
  },
  {
    value: '30',
    label: '30 дней, 1400 рублей, раньше 2000',
    content: price('30 дней', '1400 ₽', '2000 ₽', 'Экономия 600 ₽'),
  },
];

const meta = preview.meta({
  title: 'Components/Fields/RadioCards',
  component: RadioCards,
  parameters: { guide: radioCardsGuide },
  args: { label: 'Срок', options, defaultValue: '7', onValueChange: fn() },
});

export const Playground = meta.story();

/** Prices are read as words; arrows move and choose [B6.9]. */
export const PricesByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '7 дней, 500 рублей, раньше 700' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '30 дней, 1400 рублей, раньше 2000' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('30');
  },
});
export const ByPointer = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('1400 ₽'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('30');
  },
});
export const NothingChosen = meta.story({ args: { defaultValue: undefined } });
export const OneDisabled = meta.story({
  args: { options: options.map((option) => ({ ...option, disabled: option.value === '30' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /30 дней/ })).toBeDisabled();
  },
});
export const Premium = meta.story({ args: { tone: 'premium' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const LongTextSmall = meta.story({
  args: {
    columns: 1,
    hideLabel: true,
    style: { inlineSize: 240 },
    options: [
      { value: 'a', label: 'Все, кто рядом' },
      { value: 'b', label: 'Только те, кто ищет быстрые встречи без обязательств и долгих разговоров' },
    ],
  },
});
/** In a narrow dialog: rather fewer side by side than a word in two, and the dot stands by the first line. */
export const InANarrowDialog = meta.story({
  tags: ['proof', '!autodocs'],
  args: {
    label: 'Ich bin',
    style: { inlineSize: 350 },
    options: ['Eine Frau', 'Ein Mann', 'Divers'].map((label) => ({ value: label, label })),
  },
  play: async ({ canvas }) => {
    for (const label of ['Eine Frau', 'Ein Mann', 'Divers']) {
      const text = canvas.getByText(label);
      for (const word of label.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text.firstChild as Text, word.index);
        range.setEnd(text.firstChild as Text, word.index + word[0].length);
        await expect(range.getClientRects(), word[0]).toHaveLength(1);
      }
      const first = document.createRange();
      first.setStart(text.firstChild as Text, 0);
      first.setEnd(text.firstChild as Text, 1);
      const middle = ({ top, height }: DOMRect) => top + height / 2;
      const dot = text.nextElementSibling?.getBoundingClientRect() ?? new DOMRect();
      await expect(Math.abs(middle(dot) - middle(first.getBoundingClientRect()))).toBeLessThanOrEqual(1.5);
      const card = text.closest('label');
      await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
    }
  },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
