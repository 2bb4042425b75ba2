import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { radiusScale, type RadiusName } from './scales';
import { lightShadows, type ShadowName } from './shadows';
import { Corners, Shadows as ShadowShelf } from './specimens/Shapes';
import { Spaces } from './specimens/Spaces';

const meta = preview.meta({ title: 'Foundations/Space and shape' });

/** The 4 px grid. */
export const Space = meta.story({
  render: () => <Spaces />,
  play: async ({ canvas }) => {
    const square = canvas.getByText('64').previousElementSibling;
    await expect(square).toHaveStyle({ inlineSize: '64px', blockSize: '64px' });
  },
});
export const Radius = meta.story({
  render: () => <Corners names={Object.keys(radiusScale) as RadiusName[]} />,
});
export const Shadows = meta.story({
  render: () => <ShadowShelf names={Object.keys(lightShadows) as ShadowName[]} />,
});
