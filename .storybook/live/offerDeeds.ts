import { addons } from 'storybook/preview-api';
import { liveEvents, type Offer, type Offers } from './channel';

/** Something that happens to a story's page from outside it; a stage is what the story gives it to act upon. */
export interface Deed<Stage, Id extends string = string> extends Omit<Offer, 'whyNot'> {
  readonly id: Id;
  /** Makes it happen. */
  readonly act: (stage: Stage) => unknown;
  /** Why it does not apply right now; undefined when it does. */
  readonly whyNot?: ((stage: Stage) => string | undefined) | undefined;
}

export interface DeedsOfStory<Stage> {
  readonly deeds: readonly Deed<Stage>[];
  /** The stage as it is now. */
  readonly stage: () => Stage;
  /** Something to know by hand. */
  readonly note?: ((stage: Stage) => string | undefined) | undefined;
}

/** Offers deeds to the panel while a story shows; returns how to withdraw them. */
export function offerDeeds<Stage>({ deeds, stage, note }: DeedsOfStory<Stage>): () => void {
  const channel = addons.getChannel();
  const offer = () => {
    const offers = deeds.map(({ id, title, group, does, whyNot }) => ({
      ...{ id, title, group, does },
      whyNot: whyNot?.(stage()),
    }));
    channel.emit(liveEvents.offered, { deeds: offers, note: note?.(stage()) } satisfies Offers);
  };
  const handlePress = async (id: string) => {
    const deed = deeds.find((one) => one.id === id);
    if (!deed || deed.whyNot?.(stage()) !== undefined) return;
    await deed.act(stage());
    offer();
  };
  channel.on(liveEvents.asked, offer);
  channel.on(liveEvents.pressed, handlePress);
  offer();
  return () => {
    channel.off(liveEvents.asked, offer);
    channel.off(liveEvents.pressed, handlePress);
    channel.emit(liveEvents.offered, { deeds: [] } satisfies Offers);
  };
}
