import { guide } from '#storybook/guide';

export const fieldGuide = guide({
  purpose: 'Lays out label, control, error and hint; all fields of the kit are built on it.',
  whenNot: ['When a complete field exists: `TextField`, `PasswordField`, `TextArea`, `Select`, `Combobox`.'],
  anatomy: {
    root: 'a `div`',
    labelRow: 'the `label`, and `labelAside` at its end, which the keyboard meets after the control',
    control: 'the children, usually a `ControlBox` with a native control',
    error: 'icon and text under the control',
    hint: 'advice under the control',
    noteAside: 'at the end: a counter',
  },
  states: {
    'data-invalid': 'on the root and the `ControlBox`: there is an `error`',
    'data-size': 'on the `ControlBox`: `lg` is 52 px high',
    'data-disabled': 'on the `ControlBox`: cannot be changed',
  },
  keyboard: {},
  announces: [
    'Nothing by itself: `useFieldIds` makes the ids that connect the control with its label, hint and error.',
  ],
  do: ['Give the control `ids.control`, and `ids.describedBy` as its description.'],
  dont: [
    'Don’t leave the label out; hide it visually where the design demands it.',
    'Don’t colour the label of a wrong field.',
  ],
});
