import { expect, fn, screen, waitFor } from 'storybook/test';
import { afterMount } from '#storybook/afterMount';
import preview from '#storybook/preview';
import { Crown } from '../../icons/icons';
import { Button } from '../../primitives/Button';
import { IconButton } from '../../primitives/IconButton';
import { Dialog } from '../Dialog';
import { Tooltip } from './Tooltip';
import { tooltipGuide } from './Tooltip.guide';

const onClick = fn();
const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: { guide: tooltipGuide },
  args: {
    content: 'Премиум до 12 марта',
    delay: 0,
    children: <Button variant="premium">Премиум</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
});
const pointedAt = () => new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
const note = () => screen.getByRole('tooltip', { hidden: true });

export const Playground = meta.story();

/**
 * It has no prop to begin open with: a tooltip that nobody pointed at has nothing to explain. So a pointer opens it; the
 * focus would scroll a docs page to this story.
 */
export const Open = meta.story({
  decorators: [afterMount((root) => root.querySelector('button')?.dispatchEvent(pointedAt()))],
  parameters: { docs: { story: { inline: false, height: '240px' } } },
});

/** Comes under the pointer, can be pointed at itself, goes with the pointer. */
export const ByPointer = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(note()).not.toBeVisible();
    await userEvent.hover(canvas.getByRole('button', { name: 'Премиум' }));
    await waitFor(() => expect(note()).toBeVisible());
    await userEvent.hover(note());
    await expect(note()).toBeVisible();
    await userEvent.unhover(note());
    await waitFor(() => expect(note()).not.toBeVisible());
  },
});

/** Appears on focus and describes the focused element; Esc hides only the tooltip. */
export const ByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(note()).toBeVisible());
    await expect(button).toHaveAccessibleDescription('Премиум до 12 марта');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(note()).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
});

/** A surrounding dialog stays when Esc hides the tooltip, and closes on the next Esc. */
export const InADialog = meta.story({
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Премиум" hideClose>
        <Tooltip {...args} />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(note()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(note()).not.toBeVisible());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});
export const PressingStillWorks = meta.story({
  args: {
    children: (
      <IconButton label="Премиум" onClick={onClick}>
        <Crown />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Премиум' }));
    await expect(onClick).toHaveBeenCalledOnce();
    await expect(note()).not.toBeVisible();
  },
});
export const LongTextShown = meta.story({
  tags: ['proof', '!autodocs'],
  args: {
    content: 'Узнайте, кому вы понравились, и пишите без ограничений: диалогов и симпатий сколько угодно',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(note()).toBeVisible());
    await expect(note().getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
  },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
