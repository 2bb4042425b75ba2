import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { dialogLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import { Button } from '../../primitives/Button';
import { TextField } from '../../primitives/TextField';
import { Menu } from '../Menu';
import { Dialog } from './Dialog';
import type { DialogContentProps } from './DialogContent';
import { dialogGuide } from './Dialog.guide';

const onOpenChange = fn();
const dots = 'Проверяем, что длинное содержимое прокручивается внутри окна. ';

type ShownProps = Partial<DialogContentProps> & { defaultOpen?: boolean };

function Shown({ children = <TextField label="Имя" />, defaultOpen = false, ...content }: ShownProps) {
  return (
    <Dialog.Root defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>
        <Button variant="secondary">Открыть</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Изменить имя" {...content}>
        {children as ReactNode}
      </Dialog.Content>
    </Dialog.Root>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  component: shownBy<ShownProps>(Dialog.Content),
  subcomponents: {
    'Dialog.Root': Dialog.Root,
    'Dialog.Trigger': Dialog.Trigger,
    'Dialog.Close': Dialog.Close,
  },
  render: (args) => <Shown {...args} />,
  argTypes: { defaultOpen: ofTheFrame },
  parameters: { guide: dialogGuide, docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => void onOpenChange.mockClear(),
});

export const Playground = meta.story({
  args: {
    title: 'Изменить имя',
    description: 'Его видят все, кто открыл вашу анкету.',
    placement: 'center',
    size: 'md',
    footer: <Button>Сохранить</Button>,
  },
});

export const OpensByKeyboardAndGivesFocusBack = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'By keyboard',
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Изменить имя' });
    const field = screen.getByLabelText('Имя');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
});

export const Open = meta.story({ args: { defaultOpen: true } });
/** For what is read at length. */
export const Large = Open.extend({ args: { size: 'lg', children: <p>{dots.repeat(8)}</p> } });
/** Its own button closes it, so no cross is needed. */
export const WithoutCross = Open.extend({
  args: {
    hideClose: true,
    footer: (
      <Dialog.Close asChild>
        <Button>Понятно</Button>
      </Dialog.Close>
    ),
  },
});
export const WithDescription = Open.extend({
  tags: ['visual'],
  parameters: { visual: { element: 'body' } },
  args: {
    description: 'Имя увидят все, кто откроет вашу анкету.',
    footer: (
      <>
        <Dialog.Close asChild>
          <Button variant="secondary">Отмена</Button>
        </Dialog.Close>
        <Button>Сохранить</Button>
      </>
    ),
  },
});
export const ClosedByItsButton = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: said(dialogLabels).close }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

const marks = () => (history.state as { iskraOverlay?: string } | null)?.iskraOverlay;

function Nested() {
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  return (
    <Dialog.Root defaultOpen onOpenChange={onOpenChange}>
      <Dialog.Content title="Нижнее">
        <Dialog.Root>
          <Dialog.Trigger>Ещё одно</Dialog.Trigger>
          <Dialog.Content title="Верхнее">
            <button onClick={() => setGone(true)}>Убрать оба</button>
          </Dialog.Content>
        </Dialog.Root>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Back closes the upper one alone, then the lower one. */
export const ClosedByBack = meta.story({
  tags: ['proof', '!autodocs'],
  render: () => <Nested />,
  play: async ({ userEvent }) => {
    const lower = await screen.findByRole('dialog', { name: 'Нижнее' });
    await waitFor(() => expect(marks()).toBeTruthy());
    const below = marks();
    await userEvent.click(screen.getByRole('button', { name: 'Ещё одно' }));
    const upper = await screen.findByRole('dialog', { name: 'Верхнее' });
    await waitFor(() => expect(marks()).not.toBe(below));
    history.back();
    await waitFor(() => expect(upper).not.toBeInTheDocument());
    await expect(lower).toHaveAttribute('data-state', 'open');
    await expect(marks()).toBe(below);
    history.back();
    await waitFor(() => expect(lower).not.toBeInTheDocument());
    await expect(marks()).toBeUndefined();
    await expect(onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** What is taken away while it is open leaves nothing to go back over. */
export const TakenAway = meta.story({
  tags: ['proof', '!autodocs'],
  render: () => <Nested />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ещё одно' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Убрать оба' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(marks()).toBeUndefined());
  },
});
export const LongContent = Open.extend({
  args: { children: <p>{dots.repeat(60)}</p>, footer: <Button>Понятно</Button>, size: 'sm' },
});
export const Sheet = Open.extend({
  args: { placement: 'sheet' },
  globals: { viewport: { value: 'mobile1' } },
});
export const SheetDrawnDown = meta.story({
  tags: ['proof', '!autodocs'],
  args: { placement: 'sheet' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    const dialog = await screen.findByRole('dialog');
    const grip = dialog.firstElementChild as HTMLElement;
    // A synthetic pointer cannot be captured by the browser.
    grip.setPointerCapture = () => {};
    const at = (clientY: number) => ({ clientY, pointerId: 1, button: 0 });
    await fireEvent.pointerDown(grip, at(100));
    await fireEvent.pointerMove(grip, at(180));
    await fireEvent.pointerUp(grip, at(180));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await fireEvent.pointerDown(grip, at(100));
    await fireEvent.pointerMove(grip, at(220));
    await fireEvent.pointerUp(grip, at(220));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});
export const Full = Open.extend({ args: { placement: 'full', hideTitle: true } });

function FromMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button variant="secondary">Действия</Button>
        </Menu.Trigger>
        <Menu.Content>
          <Menu.Item onSelect={() => setOpen(true)}>Переименовать</Menu.Item>
        </Menu.Content>
      </Menu.Root>
      {isOpen ? (
        <Dialog.Root open onOpenChange={setOpen}>
          <Dialog.Content title="Изменить имя">
            <TextField label="Имя" autoFocus />
          </Dialog.Content>
        </Dialog.Root>
      ) : null}
    </>
  );
}

export const GivesFocusBackToTheMenusButton = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Opened from a menu',
  render: () => <FromMenu />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Действия' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Переименовать' }));
    const field = await screen.findByLabelText('Имя');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
