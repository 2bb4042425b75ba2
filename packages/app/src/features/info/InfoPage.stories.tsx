import preview from '#storybook/preview';
import { photographed } from '../../stories/photographed';
import { scenario } from '../../stories/scenario';
import { showsHeading } from '../../stories/showsState';
import { StoryPage, type StoryPageProps } from '../../stories/StoryPage';
import { InfoSource, InfoTexts } from './content/InfoSource';
import { loadInfoContent } from './content/loadInfoContent';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { said } from '#storybook/said';
import { errorStateLabels } from '#storybook/labels';
import { text } from '../../stories/storyText';
import { infoMessages, infoTitles } from './messages';

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

/** A page whose text does not load at first. */
function PageOfSlowPart(props: StoryPageProps) {
  const [texts] = useState(() => new InfoTexts(failingOnce()));
  return (
    <InfoSource.Provider value={texts}>
      <StoryPage {...props} />
    </InfoSource.Provider>
  );
}

function failingOnce(): typeof loadInfoContent {
  let hasFailed = false;
  return (page, locale) => {
    if (hasFailed) return loadInfoContent(page, locale);
    hasFailed = true;
    return Promise.reject(new Error('The part did not load'));
  };
}

/** The text did not load: the page says so, and has the frame with its ways on [I18-02]. */
export const NotLoaded = meta.story({
  render: (args) => <PageOfSlowPart {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('it says so and keeps its title [I18-02, ACC-05]', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(said(errorStateLabels).title);
      await waitFor(() => expect(document.title).toBe(`${text(infoTitles.terms)} · Iskra`));
      await expect(canvas.getByRole('navigation', { name: text(infoMessages.links) })).toBeVisible();
    });
    await step('trying again brings the text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: said(errorStateLabels).retry }));
      const heading = { level: 1, name: said({ ru: 'Пользовательское соглашение', en: 'User agreement' }) };
      await expect(await canvas.findByRole('heading', heading)).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
});
