import { guide } from '#storybook/guide';

export const switchGuide = guide({
  purpose: 'Something that is on or off and takes effect at once.',
  whenNot: [
    'When it counts on submitting a form: `Checkbox`.',
    'For two options that are not on and off: `Segmented`.',
  ],
  anatomy: {
    root: 'the `label` around text and control, 44 px high',
    text: 'what is switched on',
    control: 'a native checkbox with the role of a switch',
  },
  states: { 'data-disabled': 'cannot be switched' },
  keyboard: { Space: 'switches' },
  announces: ['The label as a switch that is on or off.'],
  do: ['Name what it turns on: “Sound”.', 'Roll a failed change back and say so.'],
  dont: ['Don’t ask for “Save” afterwards.'],
});
