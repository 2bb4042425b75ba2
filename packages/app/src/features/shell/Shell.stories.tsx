import { buildMessage } from '@iskra/api-mocks';
import { currentMocks, givePremium } from '@iskra/api-mocks/storybook';
import { expect, screen, userEvent, waitFor, within, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { connected } from '../../stories/connected';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { text, opening, containing } from '../../stories/storyText';
import { said } from '#storybook/said';
import {
  appShellLabels,
  premiumBadgeLabels,
  toasterLabels,
  chatRoomLabels,
  filterLabels,
} from '#storybook/labels';
import { shellMessages } from './messages';
import { infoMessages, infoTitles } from '../info/messages';
import { notificationMessages } from '../notifications/messages';
import { matchesMessages } from '../matches/messages';
import { profileMessages } from '../profile/messages';
import { premiumMessages } from '../premium/messages';
import { chatMessages } from '../chat/messages';

const slow = { timeout: 8000 };

const meta = preview.meta({
  title: 'Screens/Shell',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/matched' },
  beforeEach: scenario('busyInbox'),
});
const onPhone = { viewport: { value: 'mobile1' } };
const hrefs = (place: HTMLElement) =>
  [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));

/** Five places, oneself, premium and the rules beside every screen. */
export const Desktop = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('the places stand in order, the one in force says so [SHL-03]', async () => {
      const places = await canvas.findByRole('navigation', { name: said(appShellLabels).navigation });
      await expect(hrefs(places)).toEqual([
        '/profile/search',
        '/encounters',
        '/messages',
        '/liked',
        '/matched',
      ]);
      const current = within(places).getByRole('link', { name: text(shellMessages.matches) });
      await expect(current).toHaveAttribute('aria-current', 'page');
    });
    await step('five links to the rules and the copyright line [SHL-06]', async () => {
      const rules = canvas.getByRole('navigation', { name: text(infoMessages.links) });
      await expect(hrefs(rules)).toEqual([
        '/info/terms',
        '/info/privacy',
        '/info/support',
        '/info/payment-rules',
        '/info/help',
      ]);
      await expect(canvas.getByText(/© 2024/)).toBeVisible();
    });
    await step('logo, oneself with name, age and picture, and premium to get [SHL-03]', async () => {
      const logo = canvas.getByRole('link', { name: text(shellMessages.home) });
      await expect(logo).toHaveAttribute('href', '/');
      const me = canvas.getByRole('link', { name: /^Артём(, фото)?\s*Артём, \d\d/ });
      await expect(me).toHaveAttribute('href', '/profile');
      await expect(me.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/artem-1/));
      await expect(within(me).queryByText(said(premiumBadgeLabels).premium)).toBeNull();
      await expect(canvas.getByRole('button', { name: text(shellMessages.premiumMore) })).toBeVisible();
    });
    await step('what is unread stands at messages, nothing where nothing is [SHL-03]', async () => {
      const places = within(canvas.getByRole('navigation', { name: said(appShellLabels).navigation }));
      await waitFor(() =>
        expect(
          places.getByRole('link', { name: opening(text(shellMessages.messages)) }),
        ).toHaveAccessibleName(containing(text(shellMessages.unread, { count: 3 }))),
      );
      await expect(
        places.getByRole('link', { name: opening(text(shellMessages.likes)) }),
      ).toHaveAccessibleName(text(shellMessages.likes));
    });
  },
});

/** Premium shows at oneself and is offered no more; likes received are counted. */
export const PremiumDesktop = meta.story({
  beforeEach: scenario('premiumMember'),
  play: async ({ canvas, step }) => {
    await step('the mark, the count of likes, and no offer [SHL-03, PRE-07]', async () => {
      const places = within(await canvas.findByRole('navigation', { name: said(appShellLabels).navigation }));
      const me = canvas.getByRole('link', { name: /Артём, \d\d/ });
      await expect(within(me).getByText(said(premiumBadgeLabels).premium)).toBeVisible();
      await waitFor(() =>
        expect(places.getByRole('link', { name: opening(text(shellMessages.likes)) })).toHaveAccessibleName(
          containing(text(shellMessages.newLikes, { count: 6 })),
        ),
      );
      await expect(canvas.queryByRole('button', { name: text(shellMessages.premiumMore) })).toBeNull();
    });
  },
});

/** Whether the app itself follows a link: then the browser loads no page. */
async function isFollowedHere(link: HTMLElement): Promise<boolean> {
  const heard = new Promise<boolean>((resolve) => {
    const listen = (event: MouseEvent) => {
      resolve(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', listen, { once: true });
  });
  link.click();
  return heard;
}

/** A member's links to the rules are the app's own. */
export const RulesForMembers = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('no page is loaded to follow them [SHL-06]', async () => {
      const rules = within(await canvas.findByRole('navigation', { name: text(infoMessages.links) }));
      await expect(await isFollowedHere(rules.getByRole('link', { name: text(infoTitles.terms) }))).toBe(
        true,
      );
      await waitFor(() => expect(document.title).toBe(`${text(infoTitles.terms)} · Iskra`));
    });
  },
});

/** A visitor's are plain links. */
export const RulesForVisitors = meta.story({
  args: { path: '/login' },
  beforeEach: scenario('visitor'),
  play: async ({ canvas, step }) => {
    await step('the browser follows them [SHL-06]', async () => {
      const rules = within(await canvas.findByRole('navigation', { name: text(infoMessages.links) }));
      await expect(await isFollowedHere(rules.getByRole('link', { name: text(infoTitles.terms) }))).toBe(
        false,
      );
    });
  },
});

/** Their place is there once somebody has shown at the page. */
async function toastsOf(canvas: ReturnType<typeof within>) {
  await userEvent.keyboard('{Shift}');
  return within(await canvas.findByRole('region', { name: said(toasterLabels).region }));
}

const newToast = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByRole('navigation', { name: said(appShellLabels).navigation });
  const { world, play } = currentMocks();
  const me = world.viewerId ?? 0;
  const toasts = await toastsOf(canvas);
  await waitFor(() => {
    play('liked', { id: 'like-1', recipient_id: me, user_id: null, user_name: null, avatar: null });
    return expect(toasts.getAllByRole('listitem')).toHaveLength(1);
  });
  return toasts;
};

/** How long a toast stands, in ms, from when it was seen. */
async function standsFor(toasts: ReturnType<typeof within>): Promise<number> {
  const since = performance.now();
  await waitFor(() => expect(toasts.queryAllByRole('listitem')).toHaveLength(0), { timeout: 6000 });
  return performance.now() - since;
}

/** A toast on a desktop. */
export const ToastOnDesktop = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, step }) => {
    const toasts = await newToast(canvas);
    await step('goes by itself after 3 s [TOA-02]', async () => {
      const stood = await standsFor(toasts);
      await expect(stood).toBeGreaterThan(2600);
      await expect(stood).toBeLessThan(4500);
    });
  },
});

/** A toast on a phone. */
export const ToastOnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent, step }) => {
    const toasts = await newToast(canvas);
    await step('goes by itself after 2 s [TOA-02]', async () => {
      const stood = await standsFor(toasts);
      await expect(stood).toBeGreaterThan(1600);
      await expect(stood).toBeLessThan(2600);
    });
    await step('or by hand [TOA-02]', async () => {
      const { world, play } = currentMocks();
      const nobody = { user_id: null, user_name: null, avatar: null };
      play('liked', { id: 'like-2', recipient_id: world.viewerId ?? 0, ...nobody });
      await userEvent.click(
        await toasts.findByRole('button', { name: opening(said(toasterLabels).close('')) }),
      );
      await expect(await standsFor(toasts)).toBeLessThan(1000);
    });
  },
});

/** What the page says of itself when it is looked at, hidden and left. */
export const OnlineStatus = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: scenario('busyInbox', (world) => {
    const me = world.members.get(world.viewerId ?? 0);
    if (me) me.isOnline = false;
  }),
  play: async ({ canvas, step }) => {
    const { world } = currentMocks();
    const isOnline = () => world.members.get(world.viewerId ?? 0)?.isOnline;
    const show = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    await canvas.findByRole('navigation', { name: said(appShellLabels).navigation });
    await step('online from the start [RT-05]', () => waitFor(() => expect(isOnline()).toBe(true)));
    await step('not while the tab is hidden, again when it is seen [RT-05]', async () => {
      show('hidden');
      await waitFor(() => expect(isOnline()).toBe(false));
      show('visible');
      await waitFor(() => expect(isOnline()).toBe(true));
    });
    await step('not after the page is closed [RT-05]', async () => {
      // A page that goes is no longer seen.
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      window.dispatchEvent(new Event('pagehide'));
      await waitFor(() => expect(isOnline()).toBe(false));
    });
    delete (document as { visibilityState?: unknown }).visibilityState;
  },
});

/** The header of a phone on the screens that have another one. */
export const PhoneHeaders = meta.story({
  globals: onPhone,
  args: { path: '/profile/edit' },
  play: async ({ canvas, step }) => {
    await step('edit has a way back instead of the mark [SHL-01]', async () => {
      const back = await canvas.findByRole('link', { name: text(shellMessages.back) });
      await expect(back).toHaveAttribute('href', '/profile');
      await expect(canvas.queryByRole('link', { name: text(shellMessages.home) })).toBeNull();
      await expect(
        canvas.getByRole('heading', { level: 1, name: text(profileMessages.editTitle) }),
      ).toBeVisible();
    });
  },
});

/** Encounters have the filters where others have the menu. */
export const PhoneEncounters = meta.story({
  globals: onPhone,
  args: { path: '/encounters' },
  play: async ({ canvas, step }) => {
    await step('filter button instead of the menu [SHL-01]', async () => {
      await expect(
        await canvas.findByRole('button', { name: opening(said(filterLabels).title) }),
      ).toBeVisible();
      await expect(canvas.queryByRole('button', { name: text(shellMessages.menu) })).toBeNull();
      await expect(canvas.getByRole('link', { name: text(shellMessages.home) })).toBeVisible();
    });
  },
});

/** A room has no header of the shell and no places under it. */
export const PhoneRoom = meta.story({
  globals: onPhone,
  args: { path: '/messages/101' },
  play: async ({ canvas, step }) => {
    await step('neither mark nor menu stands there [SHL-01]', async () => {
      await expect(await canvas.findByRole('textbox', { name: said(chatRoomLabels).message })).toBeVisible();
      for (const [role, name] of [
        ['link', text(shellMessages.home)],
        ['button', text(shellMessages.menu)],
      ] as const)
        await expect(canvas.queryByRole(role, { name })).toBeNull();
      await expect(canvas.queryByRole('navigation', { name: said(appShellLabels).navigation })).toBeNull();
    });
  },
});

/** Between a phone and a desktop the sidebar is a rail, with all of it in reach. */
export const Rail = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the rules and the way out of being regular are there [SHL-03, SHL-06]', async () => {
      const rules = await canvas.findByRole('navigation', { name: text(infoMessages.links) });
      await expect(hrefs(rules)).toHaveLength(5);
      await userEvent.click(canvas.getByRole('button', { name: text(shellMessages.premiumMore) }));
      const dialog = await screen.findByRole('dialog', { name: text(premiumMessages.title) });
      await waitFor(() => expect(dialog).toBeVisible());
    });
  },
});

/** Header with the menu, and the places in reach of the thumb. */
export const Phone = meta.story({
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step('the places stand in order [SHL-04]', async () => {
      const places = await canvas.findByRole('navigation', { name: said(appShellLabels).navigation });
      await expect(hrefs(places)).toEqual([
        '/profile/search',
        '/encounters',
        '/liked',
        '/messages',
        '/profile',
      ]);
    });
    await step('the header has the mark, the title and the menu [SHL-01]', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: text(matchesMessages.title) }),
      ).toBeVisible();
      const mark = canvas.getByRole('link', { name: text(shellMessages.home) });
      await expect(mark).toHaveAttribute('href', '/');
      await expect(mark.querySelector('svg')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: text(shellMessages.back) })).toBeNull();
      await expect(canvas.getByRole('button', { name: text(shellMessages.menu) })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: opening(said(filterLabels).title) })).toBeNull();
    });
  },
});

/** Settings, rules, the static text, the copyright line and the way out. */
export const PhoneMenu = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'the menu opens over the screen, with what the bottom menu lacks [SHL-02, MAT-01]',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: text(shellMessages.menu) }));
        const menu = await screen.findByRole('dialog', { name: text(shellMessages.menu) });
        await waitFor(() => expect(menu).toBeVisible());
        const inside = within(menu);
        const link = (name: string) => inside.getByRole('link', { name });
        await expect(link(text(shellMessages.matches))).toHaveAttribute('href', '/matched');
        await expect(link(text(shellMessages.settings))).toHaveAttribute('href', '/profile/settings');
        await expect(link(text(shellMessages.editProfile))).toHaveAttribute('href', '/profile/edit');
        const rules = inside.getByRole('navigation', { name: text(infoMessages.links) });
        await expect(hrefs(rules)).toEqual([
          '/info/terms',
          '/info/privacy',
          '/info/support',
          '/info/payment-rules',
          '/info/help',
        ]);
        await expect(inside.getByText(/© 2024/)).toBeVisible();
        await expect(inside.getByText(text(shellMessages.popularity))).toBeVisible();
        await expect(inside.getByRole('button', { name: text(shellMessages.logout) })).toBeVisible();
      },
    );
    await step('Esc closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 4000 });
      await expect(canvas.getByRole('button', { name: text(shellMessages.menu) })).toHaveFocus();
    });
  },
});

const appBadge = { set: fn((_count: number) => Promise.resolve()), clear: fn(() => Promise.resolve()) };

/** A system with badges on the icons of apps. */
function withAppBadge(): () => void {
  const system = { setAppBadge: appBadge.set, clearAppBadge: appBadge.clear };
  for (const [name, value] of Object.entries(system))
    Object.defineProperty(navigator, name, { configurable: true, value });
  return () => Object.keys(system).forEach((name) => Reflect.deleteProperty(navigator, name));
}

/** What is unread stands in the document's title and on the app's icon, whatever screen is open. */
export const UnreadOutside = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: (context) => {
    appBadge.set.mockClear();
    appBadge.clear.mockClear();
    scenario('busyInbox')(context);
    return withAppBadge();
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('three are unread, beside the name of the screen [ACC-05, SHL-03]', async () => {
      await waitFor(() => expect(document.title).toBe(`(3) ${text(matchesMessages.title)} · Iskra`), slow);
      await expect(appBadge.set).toHaveBeenLastCalledWith(3);
    });
    await step('the next screen keeps the count', async () => {
      const places = within(canvas.getByRole('navigation', { name: said(appShellLabels).navigation }));
      await userEvent.click(places.getByRole('link', { name: opening(text(shellMessages.messages)) }));
      await waitFor(() => expect(document.title).toBe(`(3) ${text(chatMessages.title)} · Iskra`), slow);
    });
    await step('what is read goes from both', async () => {
      const list = await canvas.findByRole('navigation', { name: text(chatMessages.title) });
      const [row] = (await within(list).findAllByRole('link')).filter((one) =>
        one.querySelector('[data-part="text"] > [aria-hidden]'),
      );
      await userEvent.click(row as HTMLElement);
      await waitFor(() => expect(document.title).toBe(`(1) ${text(chatMessages.title)} · Iskra`), slow);
      await expect(appBadge.set).toHaveBeenLastCalledWith(1);
    });
  },
});

/** Messages of somebody whose room is not open are told; several of one person are one toast. */
export const MessageToasts = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('navigation', { name: said(appShellLabels).navigation });
    const { world, play } = currentMocks();
    const dialogue = [...world.dialogues.values()].find(({ members }) =>
      members.includes(world.viewerId ?? 0),
    );
    const other = dialogue?.members.find((id) => id !== world.viewerId) ?? 0;
    const say = (id: number) =>
      play('messageSent', {
        message: buildMessage({
          ...{ id, dialog_id: dialogue?.id ?? 0, sender_id: other, recipient_id: world.viewerId },
          content: `Весть ${id}`,
          created_at: world.now().toISOString(),
        }),
      });
    const toasts = await toastsOf(canvas);
    await step('with name and text, once, however often it is heard [TOA-01, B7.9]', async () => {
      await waitFor(() => {
        say(900_001);
        return expect(toasts.getAllByRole('listitem')).toHaveLength(1);
      });
      await expect(await toasts.findByText('Весть 900001')).toBeInTheDocument();
    });
    await step('the next one joins it [B7.8]', async () => {
      say(900_002);
      await expect(
        await toasts.findByText(text(notificationMessages.several, { count: 2 })),
      ).toBeInTheDocument();
      await expect(toasts.getAllByRole('listitem')).toHaveLength(1);
    });
  },
});

/** A like and premium are told too, each with what it knows. */
export const LikeAndPremiumToasts = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('navigation', { name: said(appShellLabels).navigation });
    const { world, play } = currentMocks();
    const me = world.viewerId ?? 0;
    const toasts = await toastsOf(canvas);
    const like = (id: string, name: string | null) =>
      play('liked', { id, recipient_id: me, user_id: name ? 3 : null, user_name: name, avatar: null });
    await step(
      'a like names who it was only when the server does, and leads to the likes [TOA-01]',
      async () => {
        await waitFor(() => {
          like('like-1', null);
          return expect(toasts.getAllByRole('listitem')).toHaveLength(1);
        });
        const unnamed = await toasts.findByText(text(notificationMessages.like));
        await expect(unnamed.closest('li')?.querySelector('a')).toHaveAttribute('href', '/liked');
        like('like-2', 'Ольга');
        await expect(
          await toasts.findByText(text(notificationMessages.likeFrom, { name: 'Ольга' })),
        ).toBeInTheDocument();
      },
    );
    await step('premium says for how many days [TOA-01]', async () => {
      givePremium(world, me, 30);
      const days = await toasts.findByText(
        said({ ru: 'На 30 дней, до 14 июля', en: 'For 30 days, until July 14' }),
      );
      await expect(days.closest('li')).toHaveTextContent(text(notificationMessages.premium));
    });
  },
});

/** A notice that the server itself sends, in its words. */
export const NotificationToast = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('navigation', { name: said(appShellLabels).navigation });
    const { play } = currentMocks();
    const toasts = await toastsOf(canvas);
    await step('the framework’s notification is a toast [RT-07]', async () => {
      await waitFor(() => {
        play('notification', { id: 1, type: 'info', content: 'В субботу работы на сервере' });
        return expect(toasts.getAllByRole('listitem')).toHaveLength(1);
      });
      await expect(await toasts.findByText('В субботу работы на сервере')).toBeInTheDocument();
    });
    await step('one of a dialogue leads there', async () => {
      play('notification', { id: 2, type: 'message', user_name: 'Вера', content: 'Привет', dialog_id: 7 });
      const from = await toasts.findByText('Вера');
      await expect(from.closest('li')?.querySelector('a')).toHaveAttribute('href', '/messages/7');
    });
  },
});

/** Who wants it so sees the name only [B7.12]. */
export const SecretToasts = meta.story({
  args: { storage: { hidesTexts: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: said(appShellLabels).navigation });
    const { world, play } = currentMocks();
    const [dialogue] = world.dialogues.values();
    const other = dialogue?.members.find((id) => id !== world.viewerId) ?? 0;
    const toasts = await toastsOf(canvas);
    const message = buildMessage({
      ...{ id: 900_003, dialog_id: dialogue?.id ?? 0, sender_id: other, recipient_id: world.viewerId },
      content: 'Никому не показывать',
      created_at: world.now().toISOString(),
    });
    await waitFor(() => {
      play('messageSent', { message });
      return expect(toasts.getByText(text(notificationMessages.message))).toBeInTheDocument();
    });
    await expect(toasts.queryByText('Никому не показывать')).toBeNull();
  },
});

/** Somebody new writes: the page was not subscribed to their dialogue yet. */
export const FirstWords = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: said(appShellLabels).navigation });
    const { world, play } = currentMocks();
    const message = world.messages.find(
      ({ recipientId, readAt }) => recipientId === world.viewerId && !readAt,
    );
    // Once: each event loads the list anew.
    await connected();
    play('dialogueCreated', { dialog_id: message?.dialogueId ?? 0, match: null });
    // Nobody has moved yet: the place for toasts comes with this one.
    const toasts = within(await canvas.findByRole('region', { name: said(toasterLabels).region }));
    await waitFor(() => expect(toasts.getAllByRole('listitem')).toHaveLength(1));
    const writer = world.members.get(message?.senderId ?? 0);
    await expect(toasts.getByText(writer?.name ?? 'nobody')).toBeInTheDocument();
  },
});

/** A newer version waits; the page goes on in its own until the member takes it. */
export const NewVersion = meta.story({
  args: { takeNewVersion: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const offer = await canvas.findByRole('button', { name: text(shellMessages.takeVersion) });
    await expect(canvas.getByText(text(shellMessages.newVersion))).toBeVisible();
    await expect(args.takeNewVersion).not.toHaveBeenCalled();
    await userEvent.click(offer);
    await expect(args.takeNewVersion).toHaveBeenCalledTimes(1);
  },
});

/** The same on a phone. */
export const PhoneNewVersion = meta.story({ globals: onPhone, args: { takeNewVersion: fn() } });
