import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, spyOn, userEvent } from 'storybook/test';
import { deferred, ScreenFailed } from '../../../shared/layout';
import { inOwnTexts } from '../../../shared/layout/inOwnTexts';
import { layoutMessages } from '../../../shared/layout/messages';
import { text } from '../../../stories/storyText';
import { ScreenPlace } from './ScreenPlace';

/** As a room that cannot be drawn, beside one that can. */
const Room = deferred<{ isBroken: boolean }>(
  () =>
    Promise.resolve(({ isBroken }) => {
      if (isBroken) throw new Error('It cannot be drawn');
      return <h1>Комната · Room</h1>;
    }),
  ScreenFailed,
);

function Place() {
  const [address, setAddress] = useState('/messages/1');
  return (
    <>
      <button onClick={() => setAddress('/messages/2')}>Дальше · Next</button>
      <ScreenPlace address={address}>
        <Room isBroken={address === '/messages/1'} />
      </ScreenPlace>
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Place',
  component: inOwnTexts(Place),
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    // React reports what a boundary caught, which is what this story is about.
    const errors = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => errors.mockRestore();
  },
});

/** One address of a screen cannot be drawn: the next one is, though the screen is the same. */
export const NextAddress = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text(layoutMessages.failedTitle))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше · Next' }));
    await expect(await canvas.findByRole('heading', { name: 'Комната · Room' })).toBeVisible();
  },
});
