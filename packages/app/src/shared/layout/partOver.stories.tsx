import preview from '#storybook/preview';
import { Dialog } from '@iskra/ui/Dialog';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { showsText } from '../../stories/showsState';
import { text } from '../../stories/storyText';
import { inOwnTexts } from './inOwnTexts';
import { layoutMessages } from './messages';
import { partOver, whileOpen, type OpenProps } from './partOver';

/** How the code of the dialog comes: at once, when it is let go, or not at all. */
const network = { state: 'up' as 'up' | 'slow' | 'down', letGo: (): void => undefined };

const Window = ({ isOpen, onOpenChange }: OpenProps) => (
  <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
    <Dialog.Content title="Окно · Dialog" />
  </Dialog.Root>
);

function load() {
  const { state } = network;
  if (state === 'down') return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  if (state === 'up') return Promise.resolve(Window);
  return new Promise<typeof Window>((resolve) => {
    network.letGo = () => resolve(Window);
  });
}

/** A screen with something that opens over it. */
function Page() {
  const [Part] = useState(() => partOver(load, whileOpen));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Открыть · Open</button>
      <p>Страница · Page</p>
      <Part isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Открыть · Open' }));
const isGone = (message: { defaultMessage?: unknown; id?: string }) =>
  waitFor(() => expect(screen.queryByText(text(message as never))).toBeNull());

const meta = preview.meta({
  title: 'Screens/Part over the screen',
  component: inOwnTexts(Page),
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    // React reports what a boundary caught, which is what these stories are about.
    const errors = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => errors.mockRestore();
  },
});

/** It opens as soon as it is here, not 300 ms after what stood in its place. */
export const AtOnce = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: () => void (network.state = 'up'),
  render: () => <Pages />,
  play: async () => {
    const took: number[] = [];
    for (const button of await screen.findAllByRole('button', { name: 'Открыть · Open' })) {
      const pressed = performance.now();
      await userEvent.click(button);
      await waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument(), often);
      took.push(performance.now() - pressed);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    // A busy machine may hold up one of them.
    await expect(Math.min(...took)).toBeLessThan(250);
  },
});

const often = { interval: 5 };
const Pages = inOwnTexts(() => (
  <>
    <Page />
    <Page />
    <Page />
  </>
));

/** It is long in coming: the screen says so. */
export const Loading = meta.story({
  beforeEach: () => void (network.state = 'slow'),
  play: async ({ canvas }) => {
    await open();
    await showsText(layoutMessages.loading)({ canvas });
  },
});

/** Escape or a press on something else gives it up: it does not come over what is done by then. */
export const GivenUp = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: () => void (network.state = 'slow'),
  play: async ({ canvas }) => {
    for (const giveUp of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(canvas.getByText('Страница · Page')),
    ]) {
      await open();
      await showsText(layoutMessages.loading)({ canvas });
      await giveUp();
      await isGone(layoutMessages.loading);
    }
    network.letGo();
    await expect(screen.findByRole('dialog')).rejects.toThrow();
    await open();
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** It did not load: the notice can be closed, and is forgotten then. */
export const Failed = meta.story({
  beforeEach: () => void (network.state = 'down'),
  play: async ({ canvas }) => {
    await open();
    await showsText(layoutMessages.failedText)({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: text(layoutMessages.close) }));
    await isGone(layoutMessages.failedText);
    network.state = 'up';
    await expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await isGone(layoutMessages.failedText);
  },
});

/** What is here is closed as ever, and opens again. */
export const Here = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: () => void (network.state = 'up'),
  play: async () => {
    for (let time = 0; time < 2; time += 1) {
      await open();
      await expect(await screen.findByRole('dialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
});
