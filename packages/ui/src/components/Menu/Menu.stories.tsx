import type { ComponentProps } from 'react';
import { Ban, EllipsisVertical, Flag, Trash2, UserRound } from '../../icons/icons';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import { IconButton } from '../../primitives/IconButton';
import { Menu } from './Menu';
import { menuGuide } from './Menu.guide';

interface ActionsProps extends Omit<ComponentProps<typeof Menu.Content>, 'onSelect'> {
  onSelect: (action: string) => void;
  isReportDisabled?: boolean;
  defaultOpen?: boolean;
}

function Actions({ onSelect, isReportDisabled = false, defaultOpen = false, ...content }: ActionsProps) {
  return (
    <div style={{ display: 'flex', justifyContent: 'center' }}>
      <Menu.Root defaultOpen={defaultOpen}>
        <Menu.Trigger asChild>
          <IconButton label="Действия">
            <EllipsisVertical />
          </IconButton>
        </Menu.Trigger>
        <Menu.Content {...content}>
          <Menu.Item icon={<UserRound />} onSelect={() => onSelect('profile')}>
            Открыть профиль
          </Menu.Item>
          <Menu.Item icon={<Trash2 />} onSelect={() => onSelect('delete')}>
            Удалить переписку
          </Menu.Item>
          <Menu.Separator />
          <Menu.Item icon={<Flag />} disabled={isReportDisabled} onSelect={() => onSelect('report')}>
            Пожаловаться
          </Menu.Item>
          <Menu.Item icon={<Ban />} tone="danger" onSelect={() => onSelect('block')}>
            Заблокировать
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/Menu',
  component: shownBy<ActionsProps>(Menu.Content),
  subcomponents: {
    'Menu.Root': Menu.Root,
    'Menu.Trigger': Menu.Trigger,
    'Menu.Item': Menu.Item,
    'Menu.Separator': Menu.Separator,
  },
  render: (args) => <Actions {...args} />,
  argTypes: { isReportDisabled: ofTheFrame, defaultOpen: ofTheFrame, onSelect: ofTheFrame },
  parameters: { guide: menuGuide },
  args: { onSelect: fn() },
});

export const Playground = meta.story({ args: { side: 'bottom', align: 'end' } });

export const ByPointer = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия' }));
    const menu = await screen.findByRole('menu');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Удалить переписку' }));
    await expect(args.onSelect).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
});
export const ByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Действия' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Открыть профиль' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('block');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** A link becomes the row itself, so that it opens in a new tab too. */
export const LinkRow = meta.story({
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  render: () => (
    <Menu.Root defaultOpen>
      <Menu.Trigger asChild>
        <IconButton label="Действия">
          <EllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item asChild>
          <a href="#profile">Открыть профиль</a>
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  ),
  play: async () => {
    const row = await screen.findByRole('menuitem', { name: 'Открыть профиль' });
    await expect(row).toHaveAttribute('href', '#profile');
    await waitFor(() => expect(row).toBeVisible());
  },
});
export const Open = meta.story({
  args: { isReportDisabled: true, defaultOpen: true },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
});
