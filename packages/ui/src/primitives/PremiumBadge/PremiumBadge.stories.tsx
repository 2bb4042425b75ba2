import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PremiumBadge } from './PremiumBadge';
import { premiumBadgeGuide } from './PremiumBadge.guide';

const meta = preview.meta({
  title: 'Components/PremiumBadge',
  component: PremiumBadge,
  parameters: { guide: premiumBadgeGuide },
});

export const Full = meta.story();
export const IconOnly = meta.story({
  args: { iconOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Премиум')).toBeInTheDocument();
  },
});
export const English = meta.story({ globals: { locale: 'en' } });
