import { guide } from '#storybook/guide';

export const menuGuide = guide({
  purpose: 'Actions of one thing behind a button.',
  whenNot: ['For one or two actions: show them.', 'To choose a value: `Select` or `Segmented`.'],
  anatomy: {
    'Menu.Root': 'holds whether it is open',
    'Menu.Trigger': 'takes the button by `asChild`',
    'Menu.Content': 'the list, under the button',
    'Menu.Item': 'an action with an optional icon',
    'Menu.Separator': 'a line between groups',
  },
  states: {
    'data-state': '`open` or `closed`, on button and list',
    'data-highlighted': 'on the item under the pointer or the keys',
    'data-tone': 'on the item: `danger` for a destructive action',
    'data-disabled': 'on the item: cannot be chosen',
  },
  keyboard: {
    'Enter / Space / Arrow Down': 'on the button: opens and goes to the first item',
    'Arrow Up / Arrow Down': 'move',
    'Home / End': 'first and last',
    letters: 'go to the item that begins so',
    'Enter / Space': 'chooses',
    Esc: 'closes and gives the focus back to the button',
  },
  announces: ['The button as one with a menu, closed or open; each action as a menu item.'],
  do: ['Put dangerous actions last, after a separator.', 'Confirm what cannot be undone in a dialog.'],
  dont: ['Don’t put fields or switches into it.', 'Don’t hide the main action in it.'],
});
