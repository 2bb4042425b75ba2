import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../../components/Dialog';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { laterOver } from './laterOver';

const network = { isDown: true };

/** Somebody's page, and a part of the kit whose code comes over that network. */
function Host() {
  const [isOpen, setOpen] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [Part] = useState(() =>
    laterOver<{ onClose: () => void }>(
      () =>
        network.isDown
          ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
          : Promise.resolve(() => <Text as="p">Часть · Part</Text>),
      ({ onClose }) => onClose(),
    ),
  );
  return (
    <Stack>
      <Text as="p">Страница · Page</Text>
      <Button busy={isSlow} onClick={() => setOpen(true)}>
        Открыть · Open
      </Button>
      {isOpen && (
        <Part onClose={() => setOpen(false)} onSlow={setSlow} fallback={<span data-testid="fallback" />} />
      )}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Theming/Code that comes later',
  component: Host,
  tags: ['proof', '!autodocs'],
});

/** What stands in its place stays, and so does the page around it, until there is a network. */
export const NotLoaded = meta.story({
  beforeEach: () => void (network.isDown = true),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть · Open' }));
    await expect(await canvas.findByTestId('fallback')).toBeInTheDocument();
    await expect(canvas.getByText('Страница · Page')).toBeVisible();
    network.isDown = false;
    await expect(await canvas.findByText('Часть · Part')).toBeVisible();
  },
});

/** What opens it says that it is on its way, once it does not come soon, and until it is here or given up. */
export const Slow = meta.story({
  beforeEach: () => void (network.isDown = true),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Открыть · Open' });
    const isBusy = () => waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    const isFree = () => waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    await expect(button).not.toHaveAttribute('aria-busy');
    await isBusy();
    await userEvent.keyboard('{Escape}');
    await isFree();
    await userEvent.click(button);
    await isBusy();
    network.isDown = false;
    await expect(await canvas.findByText('Часть · Part')).toBeVisible();
    await isFree();
  },
});

/** What stands in its place does not hold it up: it is there as soon as its code is, not 300 ms after. */
export const AtOnce = meta.story({
  beforeEach: () => void (network.isDown = false),
  render: () => (
    <>
      <Host />
      <Host />
      <Host />
    </>
  ),
  play: async ({ canvas }) => {
    const took: number[] = [];
    for (const button of canvas.getAllByRole('button')) {
      const pressed = performance.now();
      await userEvent.click(button);
      await waitFor(() => expect(canvas.getAllByText('Часть · Part')).toHaveLength(took.length + 1), often);
      took.push(performance.now() - pressed);
    }
    // A busy machine may hold up one of them.
    await expect(Math.min(...took)).toBeLessThan(250);
  },
});

const often = { interval: 5 };

/** Escape gives up what is on its way, and no more: the dialog around it stays. So does a press on something else. */
export const GivenUp = meta.story({
  beforeEach: () => void (network.isDown = true),
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Окно · Dialog">
        <Host />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const open = () => userEvent.click(within(dialog).getByRole('button', { name: 'Открыть · Open' }));
    for (const giveUp of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(within(dialog).getByText('Страница · Page')),
    ]) {
      await open();
      await expect(await within(dialog).findByTestId('fallback')).toBeInTheDocument();
      await giveUp();
      await waitFor(() => expect(within(dialog).queryByTestId('fallback')).toBeNull());
      await expect(dialog).toBeVisible();
    }
    network.isDown = false;
    await expect(within(dialog).queryByText('Часть · Part')).toBeNull();
  },
});
