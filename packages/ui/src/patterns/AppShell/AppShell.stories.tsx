import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { appShellLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { Menu } from '../../icons/icons';
import { Avatar } from '../../primitives/Avatar';
import { SparkMark } from '../../primitives/Brand';
import { IconButton } from '../../primitives/IconButton';
import { PremiumBadge } from '../../primitives/PremiumBadge';
import { portraitOf } from '#storybook/portraits';
import { AppShell } from './AppShell';
import { appShellGuide } from './AppShell.guide';
import { BottomMenu } from './BottomMenu';
import { Footer } from './Footer';
import { Header } from './Header';
import { PremiumBox } from './PremiumBox';
import { Sidebar, type SidebarProps } from './Sidebar';
import { storyMenu, storyPlaces } from './storyShell';

const onMore = fn();
const footer = (
  <Footer label="Правила и помощь" copyright="© 2024 Искра">
    {['Соглашение', 'Приватность', 'Контакты', 'Оплата', 'Безопасность'].map((text) => (
      <a key={text} href="#rules">
        {text}
      </a>
    ))}
  </Footer>
);
const premium = (
  <PremiumBox
    title="Искра Премиум"
    text="Узнайте, кому вы понравились, и пишите без ограничений"
    more="Подробнее"
    onMore={onMore}
  />
);
const sidebar = (own: Partial<SidebarProps> = {}) => (
  <Sidebar
    home={<a href="#home" aria-label="Искра, на главную" />}
    user={{
      link: <a href="#me" />,
      avatar: <Avatar size={48} src={portraitOf('artem')} name="Артём" />,
      name: 'Артём, 31',
      note: <small>Мой профиль</small>,
    }}
    items={storyPlaces}
    promo={premium}
    footer={footer}
    {...own}
  />
);
const me = (
  <a href="#me" aria-label="Мой профиль">
    <Avatar size={32} src={portraitOf('artem')} name="Артём" decorative />
  </a>
);
const header = (
  <Header
    title="Люди рядом"
    start={
      <a href="#home" aria-label="Искра, на главную">
        <SparkMark size={30} />
      </a>
    }
    user={me}
    action={
      <IconButton label="Меню">
        <Menu />
      </IconButton>
    }
  />
);

const back = (
  <IconButton label="Меню">
    <Menu />
  </IconButton>
);

const meta = preview.meta({
  title: 'Patterns/AppShell',
  component: AppShell,
  subcomponents: { Sidebar, Header, BottomMenu, Footer, PremiumBox },
  parameters: { guide: appShellGuide, layout: 'fullscreen' },
  args: { sidebar: sidebar(), children: <p style={{ padding: 40 }}>48 человек по вашим фильтрам</p> },
});

export const Playground = meta.story();

/** Five places with what waits there, oneself, premium and the rules [SHL-03, SHL-06]. */
export const Desktop = meta.story({
  tags: ['proof', '!autodocs', 'proof'],
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear();
    const places = canvas.getByRole('navigation', { name: said(appShellLabels).navigation });
    await expect(places.querySelectorAll('a')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Люди рядом' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Сообщения 3 непрочитанных' })).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Артём, 31/ })).toHaveAttribute('href', '#me');
    await userEvent.click(canvas.getByRole('button', { name: 'Подробнее' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
});

/** The first stop leads past the navigation. */
export const SkipsTheNavigation = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: said(appShellLabels).skip });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    const address = location.href;
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.href).toBe(address);
  },
});

const ownLogo = { wide: <b>Waldfunken</b>, rail: <b>W</b> };

/** Another product's mark in place of Iskra's, here and in the rail. */
export const OwnLogo = meta.story({
  args: { sidebar: sidebar({ logo: ownLogo, home: <a href="#home" aria-label="Waldfunken" /> }) },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Waldfunken' });
    await expect(home.querySelector('svg')).toBeNull();
    await expect(canvas.getByText('Waldfunken')).toBeVisible();
    await expect(canvas.getByText('W')).not.toBeVisible();
  },
});
export const PremiumMember = meta.story({
  args: {
    sidebar: sidebar({
      promo: undefined,
      user: {
        link: <a href="#me" />,
        avatar: <Avatar size={48} src={null} name="Александра" />,
        name: 'Александра-Виктория Константинопольская, 31',
        note: <PremiumBadge />,
      },
    }),
  },
});

const onTablet = { viewport: { value: 'tablet' } };

export const OwnLogoInRail = meta.story({
  tags: ['proof', '!autodocs'],
  globals: onTablet,
  args: OwnLogo.input.args,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('W')).toBeVisible();
    await expect(canvas.getByText('Waldfunken')).not.toBeVisible();
  },
});

/** A rail of icons; the words are still there for screen readers, premium is a crown and the rules are links. */
export const Rail = meta.story({
  globals: onTablet,
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('link', { name: 'Люди рядом' })).toBeVisible();
    await step('premium is in reach, and says what it is [SHL-03]', async () => {
      onMore.mockClear();
      const more = canvas.getByRole('button', { name: 'Подробнее' });
      await expect(more).toHaveAccessibleDescription('Искра Премиум');
      await userEvent.click(more);
      await expect(onMore).toHaveBeenCalledOnce();
    });
    await step('so are the rules, whole [SHL-03, SHL-06]', async () => {
      const rules = canvas.getByRole('navigation', { name: 'Правила и помощь' });
      await expect(within(rules).getAllByRole('link')).toHaveLength(5);
      for (const link of within(rules).getAllByRole('link')) {
        await expectWithinRail(link);
        // One line: no word is broken.
        await expect(link.offsetHeight).toBe(24);
      }
    });
    await step('a count hides no icon [SHL-03]', () =>
      expectIconSeen(canvas.getByRole('link', { name: /^Симпатии/ }), canvas.getByText('99+')),
    );
  },
});

/** The reader's text is twice as large: the rail grows with it. */
export const RailWithLargeText = meta.story({
  globals: { ...onTablet, text: 'double' },
  play: async ({ canvas, step }) => {
    await step('no count and no rule is cut [SHL-03]', async () => {
      for (const count of ['99+', '3']) {
        const figures = canvas.getByText(count);
        const pill = figures.parentElement as HTMLElement;
        await expectWithinRail(pill);
        await expect(pill.offsetHeight).toBeGreaterThanOrEqual(figures.offsetHeight);
      }
      const rules = canvas.getByRole('navigation', { name: 'Правила и помощь' });
      for (const link of within(rules).getAllByRole('link')) await expectWithinRail(link);
    });
    await step('nor does a count hide the icon of its place [SHL-03]', async () => {
      await expectIconSeen(canvas.getByRole('link', { name: /^Симпатии/ }), canvas.getByText('99+'));
    });
  },
});

/** Nothing of it lies outside what the rail shows, and none of its words outside itself. */
async function expectWithinRail(element: HTMLElement): Promise<void> {
  await expect(element).toBeVisible();
  const rail = document.querySelector('[data-sidebar] > div')?.getBoundingClientRect();
  const { left, right, width } = element.getBoundingClientRect();
  await expect(width).toBeGreaterThan(0);
  await expect(left).toBeGreaterThanOrEqual(rail?.left ?? Infinity);
  await expect(right).toBeLessThanOrEqual(rail?.right ?? -Infinity);
  await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
}

/** The count lies over less than half of the icon's width. */
async function expectIconSeen(link: HTMLElement, figures: HTMLElement): Promise<void> {
  const icon = (link.querySelector('svg') as SVGElement).getBoundingClientRect();
  const count = (figures.parentElement as HTMLElement).getBoundingClientRect();
  await expect(count.left).toBeGreaterThan(icon.left + icon.width / 2);
}

const onPhone = { viewport: { value: 'mobile1' } };
const phone = {
  sidebar: undefined,
  bottomMenu: <BottomMenu items={storyMenu} />,
  children: (
    <>
      {header}
      <p style={{ padding: 16 }}>48 человек</p>
    </>
  ),
};

/** Header and bottom menu; no word of it is cut, however narrow the window [SHL-01, SHL-04]. */
export const Phone = meta.story({
  args: phone,
  globals: onPhone,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Люди рядом' });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(canvas.getByRole('link', { name: 'Мой профиль' })).toBeVisible();
    const links = canvas
      .getByRole('navigation', { name: said(appShellLabels).navigation })
      .querySelectorAll('a');
    await expect(links).toHaveLength(5);
    for (const link of links) await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
});

/** At 320 px each word stands whole in its place [SHL-04]. */
export const Narrowest = meta.story({
  args: { ...phone, bottomMenu: <BottomMenu items={storyMenu} style={{ inlineSize: 320 }} /> },
  globals: onPhone,
  play: async ({ canvas }) => {
    for (const { label } of storyMenu) {
      const word = canvas.getByText(label);
      await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth);
    }
  },
});

/** A title too long for a line takes two, and the bar keeps its height [SHL-01]. */
export const LongTitle = meta.story({
  tags: ['proof', '!autodocs'],
  args: {
    ...phone,
    children: (
      <div style={{ inlineSize: 320 }}>
        <Header title="Такой страницы здесь больше нет" start={back} user={back} action={back} />
      </div>
    ),
  },
  globals: onPhone,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: /^Такой страницы/ });
    await expect(heading.getBoundingClientRect().height).toBe(52);
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight);
    await expect(heading.closest('header')?.getBoundingClientRect().height).toBe(56);
  },
});

const readingWays = ['ltr', 'rtl'] as const;

/** Neither the title that just fills its line nor one that takes two touches what stands beside it, in any direction. */
export const TitleKeepsItsDistance = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'A long title stands clear of the photo beside it [SHL-01]',
  args: {
    sidebar: undefined,
    children: readingWays.map((dir) =>
      [390, 320].map((inlineSize) => (
        <div key={`${dir} ${inlineSize}`} dir={dir} style={{ inlineSize }}>
          <Header title="Where you are signed in" start={back} user={me} action={back} />
        </div>
      )),
    ),
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const headings = canvas.getAllByRole('heading', { level: 1 });
    await expect(headings).toHaveLength(4);
    for (const heading of headings) {
      const title = spanOf(heading);
      for (const beside of heading.parentElement?.querySelectorAll('a, button') ?? []) {
        const { left, right } = beside.getBoundingClientRect();
        await expect(Math.max(left - title.right, title.left - right)).toBeGreaterThanOrEqual(8);
      }
      await expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight);
    }
  },
});

/** Where the words of an element are, which may be less than its own width. */
function spanOf(element: HTMLElement): DOMRect {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}

/** A conversation fills the window. */
export const Filled = meta.story({ args: { filled: true } });
export const PhoneRightToLeft = meta.story({ args: phone, globals: { ...onPhone, direction: 'rtl' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
