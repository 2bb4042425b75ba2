import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { premiumBadgeLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { PremiumBadge } from './PremiumBadge';
import { premiumBadgeGuide } from './PremiumBadge.guide';

const meta = preview.meta({
  title: 'Components/Display/PremiumBadge',
  component: PremiumBadge,
  parameters: { guide: premiumBadgeGuide },
});

export const Playground = meta.story();

export const Full = meta.story();
export const IconOnly = meta.story({
  args: { iconOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said(premiumBadgeLabels).premium)).toBeInTheDocument();
  },
});
export const English = meta.story({ globals: { locale: 'en' } });
