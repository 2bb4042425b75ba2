import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { later } from './later';

const network = { isDown: true };

/** Somebody's page, and a part of the kit whose code comes over that network. */
function Host() {
  const [isOpen, setOpen] = useState(false);
  const [Part] = useState(() =>
    later(() =>
      network.isDown
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
        : Promise.resolve(() => <Text as="p">Часть · Part</Text>),
    ),
  );
  return (
    <Stack>
      <Text as="p">Страница · Page</Text>
      <Button onClick={() => setOpen(true)}>Открыть · Open</Button>
      {isOpen && <Part fallback={<span data-testid="fallback" />} />}
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
