import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Badge } from '../../primitives/Badge';
import { TextField } from '../../primitives/TextField';
import { Tabs } from './Tabs';
import { tabsGuide } from './Tabs.guide';

const items = [
  { id: 'likes', label: 'Симпатии', content: 'Кому вы понравились', aside: <Badge count={14} /> },
  { id: 'given', label: 'Мои', content: 'Кто понравился вам' },
  { id: 'matches', label: 'Совпадения', content: 'Вы понравились друг другу' },
];
const meta = preview.meta({
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: { guide: tabsGuide },
  args: { label: 'Симпатии', items, onValueChange: fn() },
});

export const Playground = meta.story();
export const ByPointer = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Совпадения' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Совпадения' })).toHaveTextContent(/друг другу/);
    await expect(args.onValueChange).toHaveBeenCalledWith('matches');
  },
});

/** One tab stop; arrows go along and open, the ends meet. */
export const ByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Симпатии/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Совпадения', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: /Симпатии/, selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

/** An arrow only moves; Enter opens. */
export const Manual = meta.story({
  tags: ['proof', '!autodocs'],
  args: { activation: 'manual' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Мои', selected: false })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Мои', selected: true })).toHaveFocus();
  },
});
export const OneDisabled = meta.story({
  args: { items: items.map((item) => ({ ...item, disabled: item.id === 'given' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Совпадения' })).toHaveFocus();
  },
});

/** What was typed stays while its tab is closed. */
export const KeepsWhatWasTyped = meta.story({
  args: {
    keepMounted: true,
    items: [
      { id: 'a', label: 'О себе', content: <TextField label="Имя" /> },
      { id: 'b', label: 'Фото', content: 'Шесть мест' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Имя' }), 'Анна');
    await userEvent.click(canvas.getByRole('tab', { name: 'Фото' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'О себе' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Анна');
  },
});
export const LongTextSmall = meta.story({
  args: {
    style: { inlineSize: 240 },
    items: items.map((item) => ({ ...item, label: `${item.label} за всё время` })),
  },
});
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Мои', selected: true })).toHaveFocus();
  },
});
