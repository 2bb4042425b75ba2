import preview from '#storybook/preview';
import { photographed } from '../../stories/photographed';
import { scenario } from '../../stories/scenario';
import { showsHeading } from '../../stories/showsState';
import { StoryPage } from '../../stories/StoryPage';

const meta = preview.meta({
  title: 'Screens/Rules and help',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/info/terms' },
  beforeEach: scenario('visitor'),
});

/** The agreement. */
export const Terms = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  play: showsHeading({ ru: 'Пользовательское соглашение', en: 'User agreement' }),
});

/** What is kept of a member, and for how long. */
export const Privacy = meta.story({
  args: { path: '/info/privacy' },
  play: showsHeading({ ru: 'Политика приватности', en: 'Privacy policy' }),
});

/** How to reach the people behind the site. */
export const Support = meta.story({
  args: { path: '/info/support' },
  play: showsHeading({ ru: 'Контакты', en: 'Contacts' }),
});

/** What premium costs, and when money comes back. */
export const PaymentRules = meta.story({
  args: { path: '/info/payment-rules' },
  play: showsHeading({ ru: 'Правила оплаты', en: 'Payment rules' }),
});

/** How to stay safe. */
export const Help = meta.story({
  args: { path: '/info/help' },
  play: showsHeading({ ru: 'Советы по безопасности', en: 'Safety tips' }),
});
