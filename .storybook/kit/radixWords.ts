/** What the props of Radix's parts are for; its types carry no words. */
export const radixWords: Readonly<Record<string, string>> = {
  open: 'Whether it shows, held by the caller.',
  defaultOpen: 'Whether it shows at first, where the caller does not hold it.',
  onOpenChange: 'It opened or asks to close.',
  modal: 'Whether the rest of the page is out of reach meanwhile. @default true',
  children: 'The parts.',
  asChild: 'The only child, a button for example, becomes the root. @default false',
  onEscapeKeyDown: 'Esc was pressed; `preventDefault` keeps it open.',
  onPointerDownOutside: 'A press outside; `preventDefault` keeps it open.',
  onFocusOutside: 'The focus went outside; `preventDefault` keeps it open.',
  onInteractOutside: 'A press or the focus went outside; `preventDefault` keeps it open.',
  onSelect: 'Chosen by pointer or by Enter; `preventDefault` keeps the menu open.',
  disabled: 'Cannot be chosen; the keys pass over it. @default false',
  textValue: 'What typed letters look for, where the text is not plain.',
  side: "The side of the button it opens at. @default 'bottom'",
  sideOffset: 'Distance from the button, CSS px.',
  align: "Which edges meet. @default 'center'",
  alignOffset: 'Shift along the button, CSS px. @default 0',
  arrowPadding: 'Room between the arrow and the corners, CSS px. @default 0',
  avoidCollisions: 'Turns to the other side where there is no room. @default true',
  collisionBoundary: 'What it must stay within. @default the window',
  collisionPadding: 'Distance to keep from the boundary, CSS px. @default 0',
  sticky: "`partial` stays in sight as long as the button does, `always` stays. @default 'partial'",
  hideWhenDetached: 'Hidden when the button is scrolled out of sight. @default false',
  updatePositionStrategy: "When its place is found again. @default 'optimized'",
};

/** What Radix's own parts are. */
export const radixParts: Readonly<Record<string, string>> = {
  'Dialog.Root': 'Holds whether the window shows; draws nothing itself.',
  'Dialog.Trigger': 'The button that opens the window; takes it by `asChild`.',
  'Dialog.Close': 'A button inside that closes the window; takes it by `asChild`.',
  'Menu.Trigger': 'The button that opens the menu; takes it by `asChild`.',
  'Menu.Separator': 'A line between groups of actions.',
};
