import { guide } from '../../../../../.storybook/guide';

export const switchGuide = guide({
  purpose: 'Something that is on or off and takes effect at once.',
  whenNot: [
    'For what counts when a form is sent: `Checkbox`.',
    'For one of two that are no on and off: `Segmented`.',
  ],
  anatomy: {
    root: 'the `label` around text and control, 44 px high',
    text: 'what is switched on',
    control: 'a native checkbox with the role of a switch',
  },
  states: { 'data-disabled': 'cannot be switched' },
  keyboard: { Space: 'switches' },
  announces: ['The label as a switch that is on or off.'],
  do: ['Name what is on when it is on: “Sound”.', 'Take a failed change back and say so.'],
  dont: ['Don’t ask for “Save” afterwards.'],
});
