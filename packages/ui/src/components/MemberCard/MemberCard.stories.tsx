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
/** A card as narrow as on a phone of 320 px: only the name gives way. */
export const NarrowKeepsTheAge = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'In a narrow card a long name is cut, its age and the dot are not [NEA-02]',
  render: () => <NarrowCards />,
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    for (const card of canvasElement.querySelectorAll('article')) await expectWholeAge(card);
    const name = said({ ru: 'Александра, 20 В сети', en: 'Александра, 20 Online' });
    await expect(canvas.getAllByRole('link', { name })).toHaveLength(2);
  },
});

/** The same where the reader's text is twice as large. */
export const NarrowWithLargeText = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'With text twice as large the age stays too [NEA-02]',
  globals: { text: 'double' },
  render: () => <NarrowCards />,
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    for (const card of canvasElement.querySelectorAll('article')) await expectWholeAge(card);
  },
});

/** Names of both directions on pages of both. */
function NarrowCards() {
  return (['ltr', 'rtl'] as const).map((direction) => (
    <div key={direction} dir={direction} style={{ inlineSize: 120 }}>
      {['Александра', 'عبد الرحمن الطويل', 'Ия'].map((name) => (
        <MemberCard key={name} link={<a href={`#${name}`} />} photo={null} name={name} age={20} online />
      ))}
    </div>
  ));
}

/** The letters of the age and the dot stand within the card, and the age after the first letter of the name. */
async function expectWholeAge(card: HTMLElement) {
  const room = card.getBoundingClientRect();
  const { first, age } = lettersOf(card);
  for (const part of [age, card.querySelector('[data-online]')?.getBoundingClientRect()]) {
    await expect(part?.width).toBeGreaterThan(0);
    await expect(part?.left).toBeGreaterThanOrEqual(room.left - 0.5);
    await expect(part?.right).toBeLessThanOrEqual(room.right + 0.5);
  }
  const isArabic = /\p{Script=Arabic}/u.test(card.textContent ?? '');
  await expect(isArabic ? first.left - age.right : age.left - first.right).toBeGreaterThanOrEqual(-0.5);
}

/** Where the last texts of the card with the first letter of the name and with ", 20" are drawn. */
function lettersOf(card: HTMLElement) {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const name = card.querySelector('a')?.hash ?? '';
  const begin = decodeURIComponent(name).slice(1, 2);
  return { first: rectOf(texts, begin), age: rectOf(texts, ', 20') };
}

function rectOf(texts: readonly Text[], part: string): DOMRect {
  const text = texts.filter(({ data }) => data.includes(part)).at(-1);
  if (!text) throw new Error(`"${part}" is not there`);
  const range = document.createRange();
  range.setStart(text, text.data.indexOf(part));
  range.setEnd(text, text.data.indexOf(part) + part.length);
  return range.getBoundingClientRect();
}

export const Loading = meta.story({ render: () => <MemberCardSkeleton /> });
export const English = meta.story({
  tags: ['visual-en'],
  globals: { locale: 'en' },
  args: { name: 'Sofia', place: 'Moscow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Online · Moscow/ })).toBeVisible();
  },
});
