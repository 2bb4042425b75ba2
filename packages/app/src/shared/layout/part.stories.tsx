import preview from '#storybook/preview';
import { useState, type ReactNode } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { showsText } from '../../stories/showsState';
import { text } from '../../stories/storyText';
import { inOwnTexts } from './inOwnTexts';
import { layoutMessages } from './messages';
import { part } from './part';

const network = { isDown: true };

const load = () =>
  network.isDown
    ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    : Promise.resolve(() => <h1>{text(layoutMessages.loading)}</h1>);

interface Way {
  onCancel: () => void;
}
const WayBack = ({ onCancel }: Way) => <button onClick={onCancel}>Не надо</button>;

/** What a page does whose code comes over that network. */
function Page({ fallback, hasWayBack }: { fallback?: ReactNode; hasWayBack?: boolean }) {
  const [Part] = useState(() => part<Way>(load, fallback, hasWayBack ? WayBack : undefined));
  const [isAsked, setIsAsked] = useState(true);
  if (isAsked) return <Part onCancel={() => setIsAsked(false)} />;
  return <button onClick={() => setIsAsked(true)}>Попросить</button>;
}

const meta = preview.meta({
  title: 'Screens/Part',
  component: inOwnTexts(Page),
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    network.isDown = true;
    // React reports what a boundary caught, which is what these stories are about.
    const errors = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => errors.mockRestore();
  },
});

/** The code of a dialog or a preview did not load: a notice stands over the screen. */
export const Failed = meta.story({ play: showsText(layoutMessages.failedText) });

/** What stood in its place stays under the notice: a card is not emptied. */
export const KeepsItsPlace = meta.story({
  args: { fallback: 'Артём' },
  play: async ({ canvas }) => {
    await showsText(layoutMessages.failedText)({ canvas });
    await expect(canvas.getByText('Артём')).toBeVisible();
  },
});

/** Whoever gave it up may ask again: it loads anew, and what failed before is not told. */
export const GivenUp = meta.story({
  tags: ['proof', '!autodocs'],
  args: { hasWayBack: true },
  play: async ({ canvas }) => {
    await showsText(layoutMessages.failedText)({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Не надо' }));
    await expect(canvas.queryByText(text(layoutMessages.failedText))).toBeNull();
    network.isDown = false;
    const warnings = spyOn(console, 'warn');
    await userEvent.click(canvas.getByRole('button', { name: 'Попросить' }));
    await waitFor(() => expect(canvas.getByRole('heading')).toBeVisible());
    await expect(warnings).not.toHaveBeenCalled();
    warnings.mockRestore();
  },
});

/** It comes by itself, or when asked to, and the page stays. */
export const ComesAfterAll = meta.story({
  play: async ({ canvas }) => {
    await showsText(layoutMessages.failedText)({ canvas });
    network.isDown = false;
    await userEvent.click(await canvas.findByRole('button', { name: text(layoutMessages.retry) }));
    await waitFor(() => expect(canvas.getByRole('heading')).toBeVisible());
    await expect(canvas.queryByText(text(layoutMessages.failedText))).toBeNull();
  },
});

/** There is no network still: the page is not given up for one that would not come. */
export const StillLost = meta.story({
  play: async ({ canvas }) => {
    const page = spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    // The one of the mocks, which keeps no page.
    const worker = spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue(null);
    await userEvent.click(await canvas.findByRole('button', { name: text(layoutMessages.retry) }));
    await showsText(layoutMessages.lost)({ canvas });
    page.mockRestore();
    worker.mockRestore();
  },
});
