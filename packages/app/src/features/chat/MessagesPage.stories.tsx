import { addMember, currentMocks } from '@iskra/api-mocks/storybook';
import { addWoman, buildMessage, removeAccount, talk, worldEpoch, type World } from '@iskra/api-mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { setPageClock, type PageClock } from '#storybook/pageClock';
import { scenario } from '../../stories/scenario';
import { photographed } from '../../stories/photographed';
import { StoryPage } from '../../stories/StoryPage';
import { failed, keepsText, offline } from '../../stories/showsState';
import { text, pattern, opening, containing } from '../../stories/storyText';
import { said } from '#storybook/said';
import { chatMessages } from './messages';
import { shellMessages } from '../shell/messages';
import { chatRoomLabels, appShellLabels, chatMenuLabels, dialogueListLabels } from '#storybook/labels';
import { safetyMessages, reasonTexts } from '../safety/messages';

const meta = preview.meta({
  title: 'Screens/Messages',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/messages' },
  beforeEach: scenario('busyInbox'),
});

interface Canvas {
  findByRole: (role: string, options?: { name?: RegExp | string }) => Promise<HTMLElement>;
}

async function rows(canvas: Canvas): Promise<HTMLElement[]> {
  return within(await canvas.findByRole('navigation', { name: text(chatMessages.title) })).findAllByRole(
    'link',
  );
}

async function openFirst(canvas: Canvas, click: (element: HTMLElement) => Promise<void>): Promise<void> {
  const [first] = await rows(canvas);
  if (first) await click(first);
  await canvas.findByRole('log');
}

/** Who is signed in. */
function viewerOf(world: World) {
  const member = world.members.get(world.viewerId ?? 0);
  if (!member) throw new Error('The story has no viewer');
  return member;
}

/** Three dialogues: one read, one with two unread messages, one in which nothing was said. */
const threeDialogues = scenario('emptyCity', (world) => {
  const me = viewerOf(world);
  const [ia, raya, zoya] = [
    addWoman(world, 'Ия', { isOnline: true }),
    addWoman(world, 'Рая', { isOnline: false, photos: [] }),
    addWoman(world, 'Зоя', { isOnline: false }),
  ];
  talk(world, [me, zoya], [], { minutesAgo: 90 });
  talk(
    world,
    [me, ia],
    [
      ['them', 'Привет'],
      ['me', 'И тебе'],
    ],
    { minutesAgo: 30 },
  );
  talk(
    world,
    [me, raya],
    [
      ['them', 'Ты где?'],
      ['them', 'Ау'],
    ],
    { minutesAgo: 5, unread: 2 },
  );
});
const nameIn = (row: HTMLElement) => row.querySelector('b')?.firstChild?.textContent;
const rowOf = async (canvas: Canvas, name: string): Promise<HTMLElement> => {
  const row = (await rows(canvas)).find((link) => nameIn(link) === name);
  if (!row) throw new Error(`There is no dialogue with ${name}`);
  return row;
};
const badgeOf = (row: HTMLElement) => row.querySelector('[data-part="text"] > [aria-hidden]')?.textContent;

/** The list beside an open room. */
export const Ready = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  args: { path: '/messages/105' },
  play: async ({ canvas, step }) => {
    const log = await canvas.findByRole('log', {}, { timeout: 10_000 });
    await expect(await within(log).findByText('Научишь?')).toBeVisible();
    await step('what is seen counts as read, and the line above it stays [CHT-10, CHT-12]', async () => {
      const inMenu = () => canvas.getByRole('link', { name: opening(text(shellMessages.messages)) });
      await waitFor(() => expect(inMenu()).toHaveAccessibleName(/ 1 /), { timeout: 5_000 });
      await expect(within(log).getByText(said(chatRoomLabels).newMessages)).toBeVisible();
    });
  },
});

/** The list, and a prompt in the room's place. */
export const NothingSelected = meta.story({
  beforeEach: threeDialogues,
  play: async ({ canvas, step }) => {
    await step('dialogues are listed under their title, newest first [CHT-01]', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: text(chatMessages.title) }),
      ).toBeVisible();
      const names = (await rows(canvas)).map(nameIn);
      await expect(names).toEqual(['Рая', 'Ия', 'Зоя']);
    });
    await step('a row has picture or placeholder, dot, last words and what is unread [CHT-01]', async () => {
      const [raya, ia] = [await rowOf(canvas, 'Рая'), await rowOf(canvas, 'Ия')];
      await expect(within(raya).getByText('Ау')).toBeVisible();
      await expect(badgeOf(raya)).toBe('2');
      await expect(raya.querySelector('img')).toBeNull();
      await expect(raya.querySelector('[data-online]')).toBeNull();
      await expect(within(ia).getByText(said(dialogueListLabels).you('И тебе'))).toBeVisible();
      await expect(badgeOf(ia)).toBeUndefined();
      await expect(ia.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/webp$/));
      await expect(ia.querySelector('[data-online]')).toBeVisible();
    });
    await step('one in which nothing was said says so, and stands back [CHT-01]', async () => {
      const zoya = await rowOf(canvas, 'Зоя');
      await expect(within(zoya).getByText(said(dialogueListLabels).noMessages)).toBeVisible();
      await expect(zoya).toHaveAttribute('data-silent');
      const styleOf = (words: string) => getComputedStyle(canvas.getByText(words)).fontStyle;
      await expect([styleOf(said(dialogueListLabels).noMessages), styleOf('Ау')]).toEqual([
        'italic',
        'normal',
      ]);
    });
    await step('the room asks to select [CHT-02]', async () => {
      await expect(canvas.getByText(text(chatMessages.select))).toBeVisible();
      for (const row of await rows(canvas)) await expect(row).not.toHaveAttribute('aria-current');
    });
  },
});

/** The network has not answered. */
export const Loading = meta.story({
  beforeEach: scenario('loading'),
  play: async ({ canvas, step }) => {
    await step('the list says that it is busy, then it is there [CHT-01]', async () => {
      const list = await canvas.findByRole(
        'navigation',
        { name: text(chatMessages.title) },
        { timeout: 8000 },
      );
      await expect(list).toHaveAttribute('aria-busy', 'true');
      currentMocks().world.network.isHanging = false;
      await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(5), { timeout: 8000 });
      await expect(list).not.toHaveAttribute('aria-busy', 'true');
    });
  },
});

/** Selecting opens the room, and what was unread is read: here, in the menu and on the server. */
export const Select = meta.story({
  beforeEach: threeDialogues,
  play: async ({ canvas, userEvent, step }) => {
    const raya = await rowOf(canvas, 'Рая');
    const places = within(canvas.getByRole('navigation', { name: said(appShellLabels).navigation }));
    const inMenu = () => places.getByRole('link', { name: opening(text(shellMessages.messages)) });
    await expect(inMenu()).toHaveAccessibleName(containing(text(shellMessages.unread, { count: 2 })));
    const { world } = currentMocks();
    await step('the row leads to its address and is highlighted [CHT-01, CHT-09]', async () => {
      await expect(raya).toHaveAttribute('href', `/messages/${[...world.dialogues.keys()].at(-1)}`);
      await userEvent.click(raya);
      await waitFor(() => expect(raya).toHaveAttribute('aria-current', 'page'));
      const zoya = await rowOf(canvas, 'Зоя');
      await waitFor(() =>
        expect(getComputedStyle(raya).backgroundColor).not.toBe(getComputedStyle(zoya).backgroundColor),
      );
    });
    await step('its messages load [CHT-10]', async () => {
      await expect(await within(await canvas.findByRole('log')).findByText('Ты где?')).toBeVisible();
    });
    await step('nothing is unread any more, anywhere [CHT-10]', async () => {
      await expect(badgeOf(raya)).toBeUndefined();
      await waitFor(() => expect(inMenu()).toHaveAccessibleName(text(shellMessages.messages)));
      await waitFor(() => expect(world.messages.filter(({ readAt }) => readAt === null)).toEqual([]));
    });
  },
});

/** A room with unread messages; what one sends stands at once and is confirmed. */
export const Room = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await openFirst(canvas, userEvent.click);
    await step('Shift+Enter begins a line, Enter sends [CHT-05]', async () => {
      const field = await canvas.findByRole('textbox', { name: said(chatRoomLabels).message });
      await userEvent.type(field, 'Первая{Shift>}{Enter}{/Shift}вторая{Enter}');
      await expect(await within(canvas.getByRole('log')).findByText(/Первая\s+вторая/)).toBeVisible();
      await expect(field).toHaveValue('');
    });
  },
});

/** A message that arrives while the room is open is appended. */
export const LiveMessage = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const [row] = await rows(canvas);
    if (!row) throw new Error('The scenario has a dialogue');
    await userEvent.click(row);
    const log = await canvas.findByRole('log');
    await step('it stands in the room without a reload [CHT-11, RT-01]', async () => {
      const { world, play } = currentMocks();
      const dialogId = Number(row.getAttribute('href')?.split('/').at(-1));
      const other = world.dialogues.get(dialogId)?.members.find((id) => id !== world.viewerId) ?? 0;
      const ids = { id: 900_000, dialog_id: dialogId, sender_id: other, recipient_id: world.viewerId };
      const message = buildMessage({
        ...ids,
        content: 'Живое сообщение',
        created_at: new Date().toISOString(),
      });
      await waitFor(() => {
        // The channel may not be subscribed yet; an event that arrives twice shows once.
        play('messageSent', { message });
        return expect(within(log).getAllByText(/Живое сообщение/)).toHaveLength(1);
      });
    });
  },
});

let clock: PageClock;
const dayOfTalk = { ru: '14 июня', en: 'June 14' };
const yesterday = { ru: 'вчера', en: 'yesterday' };

/** A moment of the day on which the scenario's last messages were said, or of a day after it. */
function onDay(daysLater: number, hour: number, minute: number): Date {
  const [year, month] = [worldEpoch.getFullYear(), worldEpoch.getMonth()];
  return new Date(year, month, worldEpoch.getDate() + daysLater, hour, minute);
}

/** A page that stays open over midnight: what was said is no longer of today. */
export const Midnight = meta.story({
  beforeEach: () => {
    clock = setPageClock(onDay(0, 23, 30));
    return clock.stop;
  },
  play: async ({ canvas, userEvent, step }) => {
    await openFirst(canvas, userEvent.click);
    const [row] = await rows(canvas);
    const log = canvas.getByRole('log');
    await step('in the evening a row has the time, and the day is today [CHT-04]', async () => {
      await expect(row).toHaveTextContent(/\d\d:\d\d/);
      await expect(
        (await within(log).findAllByText(said(chatRoomLabels).today(said(dayOfTalk))))[0],
      ).toBeVisible();
    });
    await step('after midnight the row says yesterday, and so does the day [CHT-04]', async () => {
      clock.passTo(onDay(1, 0, 1));
      await waitFor(() => expect(row).toHaveTextContent(said(yesterday)));
      await expect(row).not.toHaveTextContent(/\d\d:\d\d/);
      const title = said(chatRoomLabels).yesterday(said(dayOfTalk));
      await expect((await within(log).findAllByText(title))[0]).toBeVisible();
      await expect(within(log).queryByText(opening(said(chatRoomLabels).today('')))).toBeNull();
    });
    await step(
      'whoever comes back after the page slept over a midnight sees the weekday [CHT-04]',
      async () => {
        clock.sleepTo(onDay(2, 8, 0));
        document.dispatchEvent(new Event('visibilitychange'));
        await waitFor(() => expect(row).toHaveTextContent(said({ ru: 'вс', en: 'Sun' })));
        await expect(row).not.toHaveTextContent(said(yesterday));
      },
    );
  },
});

/** No dialogue yet. */
export const Empty = meta.story({
  beforeEach: scenario('emptyCity'),
  play: async ({ canvas, step }) => {
    await step('says so and where to go [CHT-01]', async () => {
      await keepsText(chatMessages.noDialogues)({ canvas });
    });
  },
});

/** The list could not be loaded. */
export const Failed = meta.story({
  name: 'Error',
  ...failed(chatMessages.failed),
});

/** No connection. */
export const Offline = meta.story(offline);

/** Blocked either way: the field says why it is closed. */
export const Blocked = meta.story({
  args: { path: '/messages/102' },
  beforeEach: scenario('blockedPair'),
  play: async ({ canvas, userEvent, step }) => {
    await step('each side of a block closes the field with its reason [CHT-06]', async () => {
      const closed = [
        ['Инна', text(chatMessages.blockedByMe)],
        ['Светлана', text(chatMessages.blockedMe)],
      ] as const;
      for (const [name, reason] of closed) {
        await userEvent.click(await rowOf(canvas, name));
        await expect(await canvas.findByText(reason)).toBeVisible();
        await expect(canvas.getByRole('textbox', { name: said(chatRoomLabels).message })).toBeDisabled();
        await expect(canvas.getByRole('button', { name: said(chatRoomLabels).send })).toBeDisabled();
      }
    });
  },
});

/** Two men: neither writes to the other. */
export const SameGender = meta.story({
  args: { path: '/messages/101' },
  beforeEach: scenario('emptyCity', (world) => {
    talk(world, [viewerOf(world), addMember(world, { name: 'Рем', gender: 'male' })], [['them', 'Привет']]);
  }),
  play: async ({ canvas, userEvent, step }) => {
    await openFirst(canvas, userEvent.click);
    await step('field and button are closed and say why [CHT-06]', async () => {
      await expect(canvas.getByRole('textbox', { name: said(chatRoomLabels).message })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: said(chatRoomLabels).send })).toBeDisabled();
      await expect(canvas.getByText(text(chatMessages.sameGender))).toBeVisible();
    });
  },
});

/** A fourth new dialogue of the day, for a regular member. */
export const Unavailable = meta.story({
  args: { path: '/messages/104' },
  beforeEach: scenario('emptyCity', (world) => {
    const me = viewerOf(world);
    for (const name of ['Ия', 'Рая', 'Зоя'])
      Object.assign(talk(world, [me, addWoman(world, name)], [['me', 'Привет']], { minutesAgo: 60 }), {
        openedBy: me.id,
        openedAt: world.now(),
      });
    talk(world, [me, addWoman(world, 'Ада')], [['them', 'Привет']]).isKeptAvailable = false;
  }),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await rowOf(canvas, 'Ада'));
    await step('field and button are closed [CHT-06]', async () => {
      await expect(await canvas.findByRole('textbox', { name: said(chatRoomLabels).message })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: said(chatRoomLabels).send })).toBeDisabled();
    });
    await step('a press on the overlay opens the premium dialog [CHT-07]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text(chatMessages.unavailable) }));
      const dialog = await screen.findByRole('dialog', { name: text(shellMessages.premiumTitle) });
      await waitFor(() => expect(dialog).toBeVisible());
    });
  },
});

/** The other one blocks while something is being typed. */
export const BlockedWhileTyping = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: threeDialogues,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await rowOf(canvas, 'Ия'));
    const field = await canvas.findByRole<HTMLTextAreaElement>('textbox', {
      name: said(chatRoomLabels).message,
    });
    await userEvent.type(field, 'Не дойдёт');
    const { world, play } = currentMocks();
    const [me, ia] = [
      world.viewerId ?? 0,
      [...world.members.values()].find(({ name }) => name === 'Ия')?.id ?? 0,
    ];
    await step('the field closes: You are blocked [CHT-06]', async () => {
      world.blocks.push({ blockerId: ia, blockedId: me });
      await waitFor(() => {
        play('blockChanged', { blocker_id: ia, blocked_id: me, is_blocked: true });
        return expect(field).toBeDisabled();
      });
      await expect(canvas.getByText(text(chatMessages.blockedMe))).toBeVisible();
    });
    await step('the focus goes on to the words that say so', async () => {
      await expect(document.activeElement).toHaveTextContent(text(chatMessages.blockedMe));
      await expect(document.body).not.toHaveFocus();
    });
    await step('what is sent all the same is dropped, and the field cleared [CHT-06]', async () => {
      const before = world.messages.length;
      field.form?.requestSubmit();
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(within(await canvas.findByRole('log')).queryByText('Не дойдёт')).toBeNull();
      await expect(world.messages).toHaveLength(before);
    });
  },
});

/** The menu deletes the conversation for oneself, after asking; a failure says so and keeps it [CHT-03, CHT-09]. */
export const DeleteConversation = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const before = (await rows(canvas)).length;
    await openFirst(canvas, userEvent.click);
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: opening(said(chatMenuLabels).actions('')) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: said(chatMenuLabels).delete }));
      return screen.findByRole('alertdialog');
    };
    const dialog = await ask();
    const confirm = within(dialog).getByRole('button', { name: said(chatMenuLabels).confirm });
    await step('not without a connection', async () => {
      currentMocks().world.network.isFailing = true;
      await userEvent.click(confirm);
      await expect(await within(dialog).findByText(said(chatMenuLabels).failed)).toBeVisible();
      currentMocks().world.network.isFailing = false;
    });
    await step('then it is gone and the list is shown', async () => {
      await userEvent.click(confirm);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(await canvas.findByText(text(chatMessages.select))).toBeVisible();
      await waitFor(async () => expect(await rows(canvas)).toHaveLength(before - 1));
    });
  },
});

/** The menu blocks and unblocks; the field follows at once [CHT-03, BLK-01, BLK-02]. */
export const BlockFromTheRoom = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent.click);
    const field = canvas.getByRole('textbox', { name: said(chatRoomLabels).message });
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: opening(said(chatMenuLabels).actions('')) }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose(said(chatMenuLabels).block);
    const dialog = await screen.findByRole('dialog', { name: pattern(safetyMessages.block) });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('radio', { name: text(reasonTexts.other) }));
    await userEvent.click(within(dialog).getByRole('button', { name: text(safetyMessages.confirmBlock) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field).toBeDisabled();
    await choose(said(chatMenuLabels).unblock);
    await waitFor(() => expect(field).toBeEnabled());
  },
});

const reportDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: pattern(safetyMessages.report) });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** A report from one message has it ticked; more of theirs may go along, mine may not. */
export const ReportMessage = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: threeDialogues,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await rowOf(canvas, 'Рая'));
    const log = await canvas.findByRole('log');
    await step('its menu opens the report, with that message ticked [BLK-04]', async () => {
      await waitFor(async () => {
        log.focus();
        await userEvent.keyboard('{ArrowUp}');
        await expect(log).not.toHaveFocus();
      });
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: text(chatMessages.report) }));
      const dialog = await reportDialog();
      await expect(dialog.getByRole('checkbox', { name: 'Ау' })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: 'Ты где?' })).not.toBeChecked();
    });
    await step('and both go along, as they were said [BLK-04]', async () => {
      const dialog = await reportDialog();
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Ты где?' }));
      await userEvent.click(dialog.getByRole('radio', { name: text(reasonTexts.spam) }));
      await userEvent.click(dialog.getByRole('button', { name: text(safetyMessages.confirmReport) }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(currentMocks().world.reports).toMatchObject([
        { reason: 'spam', messages: ['Ау', 'Ты где?'] },
      ]);
    });
  },
});

/** A report from the room's menu offers what they said last; nothing need be ticked. What the server says is shown. */
export const ReportFromTheRoom = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: threeDialogues,
  play: async ({ canvas, userEvent, step }) => {
    const { world } = currentMocks();
    await userEvent.click(await rowOf(canvas, 'Ия'));
    await canvas.findByRole('log');
    await userEvent.click(canvas.getByRole('button', { name: opening(said(chatMenuLabels).actions('')) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: said(chatMenuLabels).report }));
    const dialog = await reportDialog();
    const send = () =>
      userEvent.click(dialog.getByRole('button', { name: text(safetyMessages.confirmReport) }));
    await step('a message that is gone meanwhile is refused in clear words [BLK-04]', async () => {
      await expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
      const gone = world.messages;
      world.messages = [];
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Привет' }));
      await userEvent.click(dialog.getByRole('radio', { name: text(reasonTexts.other) }));
      await send();
      await expect(await dialog.findByRole('alert')).toHaveTextContent(
        said({ ru: 'Этого больше нет', en: 'This is no longer there' }),
      );
      await expect(world.reports).toEqual([]);
      world.messages = gone;
    });
    await step('without it the report goes through [BLK-04]', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Привет' }));
      await send();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(world.reports).toMatchObject([{ reason: 'other', messages: [] }]);
    });
  },
});

/** The other side deletes the account while the room is open: what was said stays, without name or profile (D-36). */
export const OtherDeletesAccount = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await openFirst(canvas, userEvent.click);
    const { world, play } = currentMocks();
    const other = [...world.members.values()].find(({ name }) => name === 'Полина');
    if (!other) throw new Error('The scenario has somebody to talk to');
    const lastWords = world.messages.filter(({ senderId }) => senderId === other.id).at(-1)?.content ?? '';
    removeAccount(world, other);
    const gone = opening(text(chatMessages.deletedUser));
    await step('room and list follow at once [SET-09]', async () => {
      // The page may not be subscribed yet; an event while the list loads anew would only begin that again.
      await waitFor(
        async () => {
          play('memberChanged', { user_id: other.id, is_deleted: true });
          const note = canvas.findByText(text(chatMessages.deleted), {}, { timeout: 2000 });
          await expect(await note).toBeVisible();
        },
        { timeout: 20_000 },
      );
      await expect(canvas.getByRole('textbox', { name: said(chatRoomLabels).message })).toBeDisabled();
      await expect(canvas.queryByText('Полина')).toBeNull();
      const [row] = await rows(canvas);
      await expect(row).toHaveAccessibleName(gone);
      await expect(within(canvas.getByRole('log')).getByText(lastWords)).toBeVisible();
    });
    await step('there is no way to a profile, and only the conversation to delete', async () => {
      const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(links).not.toContain(`/profile/user/${other.id}`);
      await userEvent.click(canvas.getByRole('button', { name: opening(said(chatMenuLabels).actions('')) }));
      await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
      await userEvent.keyboard('{Escape}');
    });
  },
});
