import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { durationScale, easingScale, type DurationName, type EasingName } from './scales';
import { MotionSample } from './specimens/MotionSample';

const meta = preview.meta({ title: 'Foundations/Motion' });
const durations = Object.keys(durationScale) as DurationName[];
const easings = Object.keys(easingScale) as EasingName[];

/** Press to play; what a member with reduced motion gets stands in its place: nothing travels. */
export const DurationsAndEasings = meta.story({
  render: () => (
    <>
      {durations.flatMap((name) =>
        easings.map((curve) => (
          <MotionSample key={`${name} ${curve}`} durationName={name} easingName={curve} />
        )),
      )}
    </>
  ),
});

export const Reduced = meta.story({
  globals: { motion: 'none' },
  render: () => <MotionSample durationName="slow" easingName="emphasised" />,
  play: async ({ canvas, userEvent, canvasElement }) => {
    const disc = canvasElement.querySelector('button + div > div');
    const before = disc?.getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('button', { name: 'slow · emphasised' }));
    await expect(disc).toHaveAttribute('data-there');
    await expect(disc?.getBoundingClientRect().left).toBe(before);
    await expect(canvas.getByText('без движения')).toBeVisible();
  },
});
