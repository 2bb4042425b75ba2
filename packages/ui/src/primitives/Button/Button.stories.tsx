import { Crown, Pencil, Trash2 } from '../../icons/icons';
import { expect, fn } from 'storybook/test';
import { inspect } from '#storybook/inspect/inspect';
import preview from '#storybook/preview';
import { Button } from './Button';
import { buttonGuide } from './Button.guide';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  parameters: { guide: buttonGuide },
  args: { children: 'Войти', onClick: fn() },
});

export const Playground = meta.story({ args: { variant: 'primary', size: 'md', iconStart: undefined } });

export const Primary = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Войти' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const Variants = meta.story({
  tags: ['visual-ru', 'visual-rtl'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="secondary">Назад</Button>
      <Button variant="soft" iconStart={<Pencil />}>
        Изменить
      </Button>
      <Button variant="text">Сбросить</Button>
      <Button variant="danger" iconStart={<Trash2 />}>
        Удалить
      </Button>
      <Button variant="dangerSolid">Удалить навсегда</Button>
      <Button variant="premium" iconStart={<Crown />}>
        Премиум
      </Button>
      <Button variant="neutral">Узнать, кто это</Button>
    </div>
  ),
});
export const Small = meta.story({ args: { size: 'sm' } });
export const Large = meta.story({ args: { size: 'lg', fullWidth: true } });
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, step }) => {
    await step('the Tokens panel names the colours of this state', async () => {
      const { seen, contrast } = inspect(canvas.getByRole('button'));
      const tokens = Object.fromEntries(seen.map(({ property, token }) => [property, token]));
      await expect(tokens).toMatchObject({ color: 'text-muted', 'background-color': 'surface-sunken' });
      await expect(contrast).toBeGreaterThanOrEqual(4.5);
    });
  },
});
export const Busy = meta.story({
  args: { busy: true, children: 'Входим' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Входим' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});
export const BusyKeepsWidth = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 12 }}>
      <Button>Сохранить</Button>
      <Button busy>Сохранить</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button');
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
  },
});
export const AsLink = meta.story({
  render: () => (
    <Button asChild variant="soft" iconStart={<Pencil />}>
      <a href="#edit">Изменить профиль</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Изменить профиль' })).toHaveAttribute('href', '#edit');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const LongText = meta.story({
  args: { children: 'Оформить премиум и узнать, кому вы понравились на этой неделе' },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Button {...args} />
    </div>
  ),
});
