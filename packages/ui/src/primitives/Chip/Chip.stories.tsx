import { ChevronDown, Coffee, Heart } from '../../icons/icons';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Chip } from './Chip';
import { chipGuide } from './Chip.guide';

const meta = preview.meta({
  title: 'Components/Display/Chip',
  component: Chip,
  parameters: { guide: chipGuide },
  args: { children: 'Дружба' },
});

export const Playground = meta.story({ args: { onClick: fn() } });

export const Static = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Choice = meta.story({
  tags: ['proof', '!autodocs'],
  args: { selected: false, onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Дружба', pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const Selected = meta.story({ args: { selected: true, children: 'Найти любовь' } });
export const Soft = meta.story({ args: { tone: 'soft', icon: <Heart aria-hidden /> } });
export const Note = meta.story({ args: { size: 'xs', children: 'Экономия 200 ₽' } });
export const Filter = meta.story({
  args: { children: 'Москва', iconEnd: <ChevronDown aria-hidden />, onClick: fn() },
});
export const Disabled = meta.story({ args: { selected: false, disabled: true } });
export const OnPhoto = meta.story({
  args: { tone: 'photo', size: 'sm', icon: <Coffee aria-hidden /> },
  render: (args) => (
    <div style={{ padding: 24, background: '#45193A' }}>
      <Chip {...args} />
    </div>
  ),
});
export const LongText = meta.story({
  args: { children: 'Быстрые встречи без обязательств и долгих разговоров' },
  render: (args) => (
    <div style={{ inlineSize: 180 }}>
      <Chip {...args} />
    </div>
  ),
});
