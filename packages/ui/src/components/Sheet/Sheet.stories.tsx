import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../primitives/Button';
import { Text } from '../../primitives/Text';
import { Sheet } from './Sheet';
import { sheetGuide } from './Sheet.guide';

const meta = preview.meta({
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  parameters: { guide: sheetGuide, docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Фильтры',
    children: <Text as="p">Кого показать и где искать.</Text>,
    footer: <Button>Показать 24 человека</Button>,
    trigger: <Button variant="secondary">Открыть</Button>,
    onOpenChange: fn(),
  },
});
const onPhone = { viewport: { value: 'mobile1' } };

export const Playground = meta.story();
export const Open = meta.story({ args: { defaultOpen: true } });
export const Medium = Open.extend({ args: { size: 'md' } });
export const Large = Open.extend({ args: { size: 'lg', hideTitle: true } });
export const ByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Фильтры' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
export const OnAPhone = meta.story({ args: { defaultOpen: true }, globals: onPhone });

/** Drawn down far enough it closes; otherwise it goes back. */
export const DrawnDown = meta.story({
  args: { defaultOpen: true },
  globals: onPhone,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const grip = dialog.firstElementChild as HTMLElement;
    // A synthetic pointer cannot be captured by the browser.
    grip.setPointerCapture = () => {};
    const at = (clientY: number) => ({ clientY, pointerId: 1, button: 0 });
    await fireEvent.pointerDown(grip, at(100));
    await fireEvent.pointerMove(grip, at(150));
    await fireEvent.pointerUp(grip, at(150));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await fireEvent.pointerDown(grip, at(100));
    await fireEvent.pointerMove(grip, at(240));
    await fireEvent.pointerUp(grip, at(240));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** Back closes the sheet and stays on the page. */
export const ClosedByBack = meta.story({
  tags: ['proof', '!autodocs'],
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const address = location.href;
    history.back();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(location.href).toBe(address);
  },
});
export const LongContent = meta.story({
  args: {
    defaultOpen: true,
    children: <Text as="p">{'Длинное содержимое прокручивается внутри. '.repeat(80)}</Text>,
  },
  globals: onPhone,
});
export const RightToLeft = meta.story({ args: { defaultOpen: true }, globals: { direction: 'rtl' } });

/** What is being written is not lost by a slip of the finger. */
export const NotDismissible = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Where a press outside does not close, drawing down does not either [B6.8]',
  args: { defaultOpen: true, dismissible: false },
  globals: onPhone,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const grip = dialog.querySelector<HTMLElement>('[aria-hidden=true]') as HTMLElement;
    grip.setPointerCapture = () => {};
    const at = (clientY: number) => ({ clientY, pointerId: 1, button: 0 });
    await fireEvent.pointerDown(grip, at(100));
    await fireEvent.pointerMove(grip, at(240));
    await fireEvent.pointerUp(grip, at(240));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(dialog.style.transform).toBe('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});
