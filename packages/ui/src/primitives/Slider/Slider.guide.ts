import { guide } from '#storybook/guide';

export const sliderGuide = guide({
  purpose: 'A value (`Slider`) or a range (`RangeSlider`) where an approximate value is enough: height, age.',
  whenNot: ['When the exact number matters: a number field.', 'For a few named values: `Segmented`.'],
  anatomy: {
    root: 'a `div`, of `RangeSlider` a group named by `label`',
    head: 'label, and the value as text',
    rail: 'the whole scale, filled up to the value or between both',
    thumb: '24 px drawn, 44 px touch target; one, or two in a range',
  },
  states: {
    'data-disabled': 'cannot be moved',
    'data-unset': 'on the thumb: nobody has chosen yet, the value is null',
  },
  keyboard: {
    'Arrow Up / Arrow Down': 'one step more or less',
    'Arrow Right / Arrow Left': 'the same, mirrored in right-to-left',
    'Page Up / Page Down': 'five steps',
    'Home / End': 'the least and the greatest value',
  },
  announces: [
    'Each thumb is a slider with its value as text from `formatValue`; “Not specified” until touched.',
    'The thumbs of a range are named “Age: from” and “Age: to”.',
  ],
  do: [
    'Load on `onValueCommit`, which fires when pointer or key is released.',
    'Give `formatValue` a unit: “172 cm”.',
  ],
  dont: ['Don’t rely on the two thumbs staying apart: the moved one pushes the other.'],
});
