import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Menu } from '../../icons/icons';
import { Avatar } from '../../primitives/Avatar';
import { SparkMark } from '../../primitives/Brand';
import { IconButton } from '../../primitives/IconButton';
import { PremiumBadge } from '../../primitives/PremiumBadge';
import { portraitUrl } from '../../test/portraitUrl';
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
      avatar: <Avatar size={48} src={portraitUrl()} name="Артём" />,
      name: 'Артём, 31',
      note: <small>Мой профиль</small>,
    }}
    items={storyPlaces}
    promo={premium}
    footer={footer}
    {...own}
  />
);
const header = (
  <Header
    title="Люди рядом"
    start={
      <a href="#home" aria-label="Искра, на главную">
        <SparkMark size={30} />
      </a>
    }
    action={
      <IconButton label="Меню">
        <Menu />
      </IconButton>
    }
  />
);

const meta = preview.meta({
  title: 'Patterns/AppShell',
  component: AppShell,
  parameters: { guide: appShellGuide, layout: 'fullscreen' },
  args: { sidebar: sidebar(), children: <p style={{ padding: 40 }}>48 человек по вашим фильтрам</p> },
});

export const Playground = meta.story();

/** Five places with what waits there, oneself, premium and the rules [SHL-03, SHL-06]. */
export const Desktop = meta.story({
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear();
    const places = canvas.getByRole('navigation', { name: 'Разделы' });
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'К содержанию' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
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

/** A rail of icons; the words are still there for screen readers. */
export const Rail = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Люди рядом' })).toBeVisible();
  },
});
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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Люди рядом' })).toBeVisible();
    const links = canvas.getByRole('navigation', { name: 'Разделы' }).querySelectorAll('a');
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

/** A conversation fills the window. */
export const Filled = meta.story({ args: { filled: true } });
export const PhoneRightToLeft = meta.story({ args: phone, globals: { ...onPhone, direction: 'rtl' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
