import { addons } from 'storybook/preview-api';
import { waitFor } from 'storybook/test';
import { liveEvents, type Offers } from './channel';

/** Presses a button of the panel, as the panel does; throws when the story has none, or it stays disabled. */
export async function pressDeed(id: string): Promise<void> {
  await waitFor(async () => {
    const offer = (await offersNow()).deeds.find((deed) => deed.id === id);
    if (!offer) throw new Error(`The panel has no button ${id}`);
    if (offer.whyNot !== undefined) throw new Error(`The button ${id} is disabled: ${offer.whyNot}`);
  });
  addons.getChannel().emit(liveEvents.pressed, id);
}

/** Why a button of the panel is disabled; undefined when it is not. */
export async function whyNotDeed(id: string): Promise<string | undefined> {
  return (await offersNow()).deeds.find((deed) => deed.id === id)?.whyNot;
}

function offersNow(): Promise<Offers> {
  const channel = addons.getChannel();
  return new Promise((resolve) => {
    channel.once(liveEvents.offered, resolve);
    channel.emit(liveEvents.asked);
  });
}
