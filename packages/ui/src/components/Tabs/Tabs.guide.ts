import { guide } from '#storybook/guide';

export const tabsGuide = guide({
  purpose: 'Several panels in one place, one of them visible.',
  whenNot: ['Between pages with addresses: links.', 'To filter one list: `Segmented`.'],
  anatomy: {
    root: 'a box',
    list: 'the `tablist`, named by `label`',
    tab: 'words and, after them, `aside`',
    panel: 'the content of the open tab',
  },
  states: {
    'data-state': 'of a tab: `open` or `closed`',
    'aria-selected': 'the open tab',
    disabled: 'cannot be opened; arrows skip it',
  },
  keyboard: {
    Tab: 'into the open tab, then into the panel',
    'Left / Right': 'along the tabs, mirrored from right to left',
    'Home / End': 'first and last tab',
    'Enter / Space': 'opens, with `activation="manual"`',
  },
  announces: ['Each tab with its place, “tab 2 of 3”, and whether it is selected.'],
  do: ['Use `manual` when opening loads something slow.', 'Use `keepMounted` where something is typed.'],
  dont: ['Don’t hide in a tab what one must see before submitting a form.'],
});
