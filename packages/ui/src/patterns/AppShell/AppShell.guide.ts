import { guide } from '#storybook/guide';

export const appShellGuide = guide({
  purpose:
    'The frame of every screen, in parts: `Sidebar` on a desktop, `Header` and `BottomMenu` on a phone, `Footer`, and `AppShell` that lays them out.',
  whenNot: ['For a screen before signing in: a page of its own.', 'For places within one screen: `Tabs`.'],
  anatomy: {
    AppShell: 'skip link, navigation and the `main` part',
    Sidebar:
      'logo, oneself, places with counts, `promo`, `footer`; at 1000 px or less a rail of icons, with a crown for the promo',
    Header: 'mark or way back, the heading, oneself, one action',
    BottomMenu: 'three to five places over the safe area',
    PremiumBox: 'what premium gives',
    Footer: 'links to the rules, and the copyright line',
  },
  states: {
    'aria-current': 'of a link: the place one is at; styled by it',
    'data-filled': 'the screen takes the height of the window and scrolls inside',
    'data-sidebar, data-menu': 'which navigation there is',
  },
  keyboard: { Tab: 'first the skip link, then the navigation', Enter: 'on the skip link: to the main part' },
  announces: [
    'A navigation named “Sections”; each place with its count in words: “Messages, 3 unread”.',
    'In the rail the words are read though they are not seen.',
  ],
  do: [
    'Hand over links without content, such as `<NavLink to="/messages" />`: the kit knows no router.',
    'Leave `bottomMenu` out where the keyboard opens.',
  ],
  dont: ['Don’t put more than five places into the bottom menu.', 'Don’t use the badge for what is not new.'],
});
