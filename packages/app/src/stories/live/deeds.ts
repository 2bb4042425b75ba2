import { connectionDeeds } from './connectionDeeds';
import { likeDeeds } from './likeDeeds';
import { premiumDeeds } from './premiumDeeds';
import { talkDeeds } from './talkDeeds';
import { timeDeeds } from './timeDeeds';
import { viewerDeeds } from './viewerDeeds';

/** Everything that may happen to an open page of the product from outside, in the order of the Live panel. */
export const deeds = [
  ...talkDeeds,
  ...likeDeeds,
  ...premiumDeeds,
  ...connectionDeeds,
  ...timeDeeds,
  ...viewerDeeds,
] as const;

export type DeedId = (typeof deeds)[number]['id'];
