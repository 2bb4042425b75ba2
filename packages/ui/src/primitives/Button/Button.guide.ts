import { guide } from '#storybook/guide';

export const buttonGuide = guide({
  purpose: 'Starts an action and says which one in a word or two.',
  whenNot: [
    'To go somewhere: `asChild` around a link keeps the look; within a sentence take `Link`.',
    'Without a visible text: `IconButton`.',
    'To switch something on and off: `Switch`, or a `Chip` with `selected`.',
  ],
  anatomy: {
    root: 'a native `button` of type `button`, or the only child with `asChild`',
    iconStart: 'icon before the text; a spinner stands in its place while `busy`',
    text: 'the children, which are also its name',
    iconEnd: 'icon after the text',
  },
  states: {
    'data-variant':
      'the look: `primary`, `secondary`, `soft`, `text`, `danger`, `dangerSolid`, `premium`, `neutral`',
    'data-size': '`sm` 36, `md` 44 or `lg` 52 px high',
    'data-loading': 'work is going on: presses are ignored; also `aria-busy` and `aria-disabled`',
    'data-disabled': 'cannot be pressed',
    'data-full-width': 'takes the whole width',
    'data-icon-start': 'an icon stands before the text',
  },
  keyboard: { 'Enter / Space': 'presses it; a link with `asChild` answers to Enter only' },
  announces: ['Its text as a button. While busy it keeps text and focus and is read as unavailable.'],
  do: [
    'Begin with a verb and say what will happen: “Изменить”, not “OK”.',
    'Keep one `primary` per view.',
    'Set `busy` while waiting for the answer: the button keeps width and focus.',
  ],
  dont: [
    'Don’t fill with `dangerSolid` outside the confirmation of something that cannot be undone.',
    'Don’t use `premium` for anything but premium.',
    'Don’t disable without saying nearby what is missing.',
  ],
});
