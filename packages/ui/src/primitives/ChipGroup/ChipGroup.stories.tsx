import { Coffee, Heart, UsersRound } from '../../icons/icons';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { chipGroupLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ChipGroup } from './ChipGroup';
import { chipGroupGuide } from './ChipGroup.guide';
import { announced } from '../../test/announced';

const options = [
  { value: 'love', label: 'Найти любовь', icon: <Heart /> },
  { value: 'friends', label: 'Дружба', icon: <UsersRound /> },
  { value: 'dates', label: 'Быстрые встречи', icon: <Coffee /> },
  { value: 'talk', label: 'Общение' },
];
const meta = preview.meta({
  title: 'Components/Fields/ChipGroup',
  component: ChipGroup,
  parameters: { guide: chipGroupGuide },
  args: { label: 'Цели', options, onValueChange: fn() },
});

export const Playground = meta.story({ args: { max: 3 } });
export const ByPointer = meta.story({
  args: { defaultValue: ['love'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Цели' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Дружба', pressed: false }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['love', 'friends']);
    await userEvent.click(canvas.getByRole('button', { name: 'Найти любовь', pressed: true }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['friends']);
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
});

/** When the limit is reached, the other chips are disabled but reachable, and the reason is announced. */
export const Full = meta.story({
  args: { max: 2, defaultValue: ['love'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Дружба' }));
    await expect(canvas.getByText(said(chipGroupLabels).limit(2))).toBeVisible();
    await announced(said(chipGroupLabels).limit(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Общение' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Общение' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Дружба' }));
    await expect(canvas.getByRole('button', { name: 'Общение' })).not.toHaveAttribute('aria-disabled');
  },
});
export const WithHint = meta.story({ args: { hint: 'Их увидят в вашей анкете.', defaultValue: ['talk'] } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: ['love'] } });
export const LongTextSmall = meta.story({
  args: {
    style: { inlineSize: 220 },
    options: [...options, { value: 'x', label: 'Долгие прогулки и разговоры до утра обо всём' }],
  },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { max: 3 } });
