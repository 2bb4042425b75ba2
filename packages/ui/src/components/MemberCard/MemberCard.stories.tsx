import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { premiumBadgeLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { passerBy } from '#storybook/portraits';
import { MemberCard } from './MemberCard';
import { MemberCardSkeleton } from './MemberCardSkeleton';
import { memberCardGuide } from './MemberCard.guide';

const meta = preview.meta({
  title: 'Components/Display/MemberCard',
  component: MemberCard,
  subcomponents: { MemberCardSkeleton },
  parameters: { guide: memberCardGuide },
  args: {
    link: <a href="#sofia" />,
    photo: passerBy(15),
    name: 'Софья',
    age: 26,
    online: true,
    place: 'Москва',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 256 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', {
      name: said({ ru: /Софья, 26.*В сети · Москва/, en: /Софья, 26.*Online · Москва/ }),
    });
    await expect(link).toHaveAttribute('href', '#sofia');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});
export const Offline = meta.story({ args: { online: false, name: 'Полина', age: 30 } });
export const Premium = meta.story({
  tags: ['visual-ru', 'visual-rtl'],
  args: { premium: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: new RegExp(said(premiumBadgeLabels).premium) }),
    ).toBeVisible();
  },
});
export const NoPhoto = meta.story({ args: { photo: null } });
export const BrokenPhoto = meta.story({
  tags: ['proof', '!autodocs'],
  args: { photo: 'data:image/png;base64,broken', eager: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('[data-empty]')).toBeVisible();
  },
});
export const OnlyName = meta.story({ args: { age: null, online: undefined, place: null } });
export const LongName = meta.story({
  args: { name: 'Александра-Виктория Константинопольская', place: 'Комсомольск-на-Амуре' },
});
export const Loading = meta.story({ render: () => <MemberCardSkeleton /> });
export const English = meta.story({
  tags: ['visual-en'],
  globals: { locale: 'en' },
  args: { name: 'Sofia', place: 'Moscow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Online · Moscow/ })).toBeVisible();
  },
});
