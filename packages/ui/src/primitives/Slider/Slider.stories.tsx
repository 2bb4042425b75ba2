import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { sliderLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { RangeSlider, type Range } from './RangeSlider';
import { Slider } from './Slider';
import { sliderGuide } from './Slider.guide';

const ages: Range = [24, 33];

const meta = preview.meta({
  title: 'Components/Fields/RangeSlider',
  component: RangeSlider,
  subcomponents: { Slider },
  parameters: { guide: sliderGuide },
  args: {
    label: 'Возраст',
    min: 18,
    max: 70,
    defaultValue: ages,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 264 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story();

export const Default = meta.story();
export const ByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: `Возраст: ${said(sliderLabels).from}` })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([30, 33]);
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([70, 70]);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([70, 70]);
  },
});
export const ByPointer = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: `Возраст: ${said(sliderLabels).to}` });
    const rail = thumb.parentElement as HTMLElement;
    const { left, width, top } = rail.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + width * share, clientY: top, pointerId: 1, button: 0 });
    // A synthetic pointer cannot be captured by the browser.
    rail.setPointerCapture = () => {};
    await fireEvent.pointerDown(rail, at(0.5));
    await fireEvent.pointerMove(rail, at(1));
    await fireEvent.pointerUp(rail, at(1));
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuenow', '70'));
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([24, 70]);
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([25, 33]);
  },
});
const height = { label: 'Рост', min: 100, max: 230, unsetPosition: 170 };
const withUnit = (value: number) => `${value} см`;

export const Single = meta.story({
  render: () => <Slider {...height} defaultValue={172} formatValue={withUnit} />,
});
export const SingleUntouched = meta.story({
  render: () => <Slider {...height} formatValue={withUnit} />,
  play: async ({ canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider', { name: 'Рост' });
    await expect(thumb).toHaveAttribute('aria-valuetext', said(sliderLabels).unset);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '171 см');
  },
});
