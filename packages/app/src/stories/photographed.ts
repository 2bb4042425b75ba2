import type { VisualParameters } from '#storybook/visual.setup';

/** A screen is photographed in the windows it is drawn for, a phone's and a desktop's. */
export const photographed: { visual: VisualParameters } = {
  visual: { widths: [390, 1440], isWindow: true },
};
