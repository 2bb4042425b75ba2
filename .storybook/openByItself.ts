import { waitFor } from 'storybook/test';

const overlays = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'];
const selector = overlays.map((role) => `[role="${role}"]`).join();

/** A story named Open shows something open, and shows it without a play: in the viewer none runs. */
export async function checkOpenByItself({ name }: { name: string }): Promise<void> {
  if (name !== 'Open') return;
  await waitFor(() => {
    const isShown = [...document.querySelectorAll(selector)].some((node) => node.checkVisibility());
    if (!isShown) throw new Error('A story named Open shows nothing open');
  });
}
