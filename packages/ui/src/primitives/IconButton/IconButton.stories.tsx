import { EllipsisVertical, Heart, Undo2, UserRound, X } from '../../icons/icons';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { IconButton } from './IconButton';
import { iconButtonGuide } from './IconButton.guide';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: { guide: iconButtonGuide },
  args: { label: 'Действия', children: <EllipsisVertical />, onClick: fn() },
});

export const Playground = meta.story();

export const Plain = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const Decisions = meta.story({
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
      <IconButton label="Вернуть" variant="surface" size={48}>
        <Undo2 />
      </IconButton>
      <IconButton label="Пропустить" variant="surface" size={68}>
        <X />
      </IconButton>
      <IconButton label="Нравится" variant="like" size={68}>
        <Heart />
      </IconButton>
      <IconButton label="Профиль" variant="glass" size={48} asChild>
        <a href="#profile">
          <UserRound />
        </a>
      </IconButton>
    </div>
  ),
});
