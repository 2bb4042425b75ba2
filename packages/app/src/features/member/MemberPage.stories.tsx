import { addMember, currentMocks, givePremium } from '@iskra/api-mocks/storybook';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { photographed } from '../../stories/photographed';
import { StoryPage } from '../../stories/StoryPage';
import { showsText, failed, loading, offline } from '../../stories/showsState';
import { text, pattern, opening } from '../../stories/storyText';
import { memberMessages } from './messages';
import { said } from '#storybook/said';
import { goalTexts } from '../../shared/goals/messages';
import { detailTexts, choiceTexts } from '../../shared/profileChoices/messages';
import { chatRoomLabels, lightboxLabels } from '#storybook/labels';
import { premiumMessages } from '../premium/messages';
import { safetyMessages, reasonTexts } from '../safety/messages';
import { notificationMessages } from '../notifications/messages';
import { shellMessages } from '../shell/messages';
import { matchesMessages } from '../matches/messages';
import { nearbyMessages } from '../nearby/messages';

const meta = preview.meta({
  title: 'Screens/Member',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile/search' },
  beforeEach: scenario('newMember'),
});

const file = (name: string) => ({ key: name, path: `/portraits/${name}.webp` });

/** All that somebody may tell, on the page of the member who came last. */
const withIya = scenario('newMember', (world) => {
  addMember(world, {
    ...{ name: 'Ия', gender: 'female', city: 'Тула', isOnline: true, mainPhotoKey: '03' },
    ...{ birthDate: { day: 14, month: 6, year: 1998 }, about: 'Пеку хлеб', goals: ['friendship'] },
    photos: [file('01'), file('03')],
    details: {
      ...{ position: 'Архитектор', company: 'Двор', education: 'МАРХИ', height: 172 },
      ...{ languages: ['Русский', 'Türkçe'], orientation: 'orientation_heterosexual' },
      ...{ relationship: 'relationship_single', children: 'children_want' },
      ...{ smoking: 'smoking_no', alcohol: 'alcohol_moderate' },
    },
  });
});
const iya = '/profile/user/32';
const firstPhoto = () => pattern(memberMessages.photo, { index: 1 });
const shownFirst = () => opening(said({ ru: 'Фото 1', en: 'Photo 1' }));

/** Photos, name, age, status, words, goals and what else was told. */
export const Ready = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  args: { path: iya },
  beforeEach: withIya,
  play: async ({ canvas, step }) => {
    await step('name, age, status and town [OTH-01]', async () => {
      await expect(await canvas.findByRole('heading', { level: 2, name: /^Ия, 28/ })).toBeVisible();
      await expect(canvas.getByText(text(memberMessages.online))).toBeVisible();
      await expect(await canvas.findByText(said({ ru: 'Тула', en: 'Tula' }))).toBeVisible();
      await waitFor(() => expect(document.title).toBe('Ия · Iskra'));
    });
    await step('the main photo first, the others after it [OTH-01]', async () => {
      const photos = within(canvas.getByRole('list', { name: text(memberMessages.photos) })).getAllByRole(
        'button',
      );
      const pictures = photos.map((photo) => photo.querySelector('img')?.getAttribute('src'));
      await expect(pictures).toEqual(['/portraits/03.webp', '/portraits/01.webp']);
    });
    await step('about, goals and the personal information [OTH-01]', async () => {
      await expect(canvas.getByRole('heading', { name: text(memberMessages.about) })).toBeVisible();
      await expect(canvas.getByText('Пеку хлеб')).toBeVisible();
      const goals = within(canvas.getByRole('list', { name: text(memberMessages.goals) })).getAllByRole(
        'listitem',
      );
      await expect(goals.map(({ textContent }) => textContent)).toEqual([text(goalTexts.friendship)]);
      const rows = [...document.querySelectorAll('dl > div')].map(({ children }) =>
        [...children].map(({ textContent }) => textContent),
      );
      await expect(rows).toEqual([
        [text(detailTexts.height), text(detailTexts.heightValue, { cm: 172 })],
        [text(detailTexts.orientation), text(choiceTexts.orientation_heterosexual)],
        [text(detailTexts.relationship), text(choiceTexts.relationship_single)],
        [text(detailTexts.children), text(choiceTexts.children_want)],
        [text(detailTexts.smoking), text(choiceTexts.smoking_no)],
        [text(detailTexts.alcohol), text(choiceTexts.alcohol_moderate)],
        [text(detailTexts.languages), 'Русский, Türkçe'],
        [text(detailTexts.education), 'МАРХИ'],
        [text(detailTexts.work), 'Архитектор, Двор'],
      ]);
    });
  },
});

/** A like leads to the dialogue; back on the profile it is taken back. */
export const LikeAndUnlike = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: iya },
  beforeEach: withIya,
  play: async ({ canvas, userEvent, step }) => {
    const { world } = currentMocks();
    const mine = () => world.likes.filter(({ fromId }) => fromId === world.viewerId).map(({ toId }) => toId);
    await step('a like is sent and leads to the dialogue [OTH-02, OTH-04]', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: text(memberMessages.like) }));
      await expect(await canvas.findByRole('textbox', { name: said(chatRoomLabels).message })).toBeVisible();
      await expect(mine()).toEqual([32]);
    });
    await step('it is there on coming back, and can be taken back [OTH-02, OTH-04]', async () => {
      const [toProfile] = canvas
        .getAllByRole('link', { name: /^Ия/ })
        .filter((link) => link.getAttribute('href') === iya);
      await userEvent.click(toProfile as HTMLElement);
      const unlike = await canvas.findByRole('button', { name: text(memberMessages.unlike) });
      await expect(unlike).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(unlike);
      await expect(await canvas.findByRole('button', { name: text(memberMessages.like) })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
      await expect(mine()).toEqual([]);
    });
  },
});

/** The back end knows of no dialogue where there should be one. */
export const LikeWithoutDialogue = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: iya },
  beforeEach: withIya,
  play: async ({ canvas, userEvent, step }) => {
    const like = await canvas.findByRole('button', { name: text(memberMessages.like) });
    const { world } = currentMocks();
    const me = world.members.get(world.viewerId ?? 0);
    const told = spyOn(console, 'error').mockImplementation(() => undefined);
    await step('a like that failed is no missing dialogue [OTH-04]', async () => {
      world.network.isFailing = true;
      await userEvent.click(like);
      await expect(await canvas.findByRole('alert')).toBeVisible();
      world.network.isFailing = false;
    });
    await step('the console says so, the member stays and the like stands [OTH-04]', async () => {
      // Between members of one gender the answer has no dialogue; the page still takes me for a man.
      if (me) me.gender = 'female';
      await userEvent.click(like);
      await expect(await canvas.findByRole('button', { name: text(memberMessages.unlike) })).toBeVisible();
      await waitFor(() => expect(told.mock.calls).toEqual([['Dialog ID not found']]));
    });
    told.mockRestore();
  },
});

/** A photo fills the window and gives the focus back. */
export const PhotoPreview = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const [card] = await canvas.findAllByRole('article');
    if (card) await userEvent.click(within(card).getByRole('link'));
    const photos = within(await canvas.findByRole('list', { name: text(memberMessages.photos) }));
    const thumbnail = photos.getByRole('button', { name: firstPhoto() });
    await step('the gallery opens by keyboard [OTH-01]', async () => {
      thumbnail.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: shownFirst() })).toBeVisible());
      await expect(screen.queryByRole('button', { name: said(lightboxLabels).remove })).toBeNull();
    });
    await step('and closes by keyboard', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(thumbnail).toHaveFocus();
    });
  },
});

async function openFirst(
  canvas: ReturnType<typeof within>,
  user: { click: (element: HTMLElement) => Promise<void> },
): Promise<void> {
  const [card] = await canvas.findAllByRole('article');
  if (card) await user.click(within(card).getByRole('link'));
}

/** A regular member reads what premium would give; a premium member does not. */
export const Teaser = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await openFirst(canvas, userEvent);
    const more = await canvas.findByRole('button', { name: text(memberMessages.premiumMore) });
    await step('the block opens the premium dialog [OTH-05]', async () => {
      await userEvent.click(more);
      const dialog = await screen.findByRole('dialog', { name: text(premiumMessages.title) });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('and goes at once with premium [OTH-05, PRE-07]', async () => {
      const { world } = currentMocks();
      givePremium(world, world.viewerId ?? 0, 7);
      await waitFor(() => expect(more).not.toBeInTheDocument());
    });
  },
});

/** They come back today or tomorrow, by the hour of the day at which this runs. */
const isLimit = (words: string) =>
  [premiumMessages.limit, premiumMessages.limitTomorrow].some((limit) => pattern(limit).test(words));

/** The day's likes are used up: the heart opens the premium dialog, which says when they come back. */
export const LimitReached = meta.story({
  beforeEach: scenario('likesLimit'),
  play: async ({ canvas, userEvent, step }) => {
    await openFirst(canvas, userEvent);
    await step('and nothing is liked [ENC-11]', async () => {
      const before = currentMocks().world.likes.length;
      await userEvent.click(await canvas.findByRole('button', { name: text(memberMessages.like) }));
      const dialog = await screen.findByRole('dialog', { name: text(premiumMessages.title) });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(within(dialog).getByText(isLimit)).toBeVisible();
      await expect(currentMocks().world.likes).toHaveLength(before);
    });
  },
});

/** A block needs a reason, closes its window by itself and can be taken back [BLK-01, BLK-02, OTH-02]. */
export const BlockAndUnblock = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await openFirst(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: text(memberMessages.block) }));
    const dialog = await screen.findByRole('dialog', { name: pattern(safetyMessages.block) });
    await waitFor(() => expect(dialog).toBeVisible());
    const confirm = within(dialog).getByRole('button', { name: text(safetyMessages.confirmBlock) });
    await step('without a reason it says what is missing', async () => {
      await userEvent.click(confirm);
      await expect(within(dialog).getByRole('alert')).toHaveTextContent(text(safetyMessages.reasonMissing));
      await expect(currentMocks().world.blocks).toHaveLength(0);
    });
    await step('with one it blocks and closes', async () => {
      await userEvent.click(within(dialog).getByRole('radio', { name: text(reasonTexts.spam) }));
      await userEvent.click(confirm);
      await expect(await within(dialog).findByText(text(safetyMessages.blocked))).toBeVisible();
      const since = performance.now();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      // About 0.4 s after the block, which was seen a moment after it came.
      await expect(performance.now() - since).toBeGreaterThan(250);
      await expect(performance.now() - since).toBeLessThan(1500);
      await expect(currentMocks().world.blocks).toHaveLength(1);
      await expect(currentMocks().world.reports).toMatchObject([{ reason: 'spam' }]);
      await expect(canvas.queryByRole('button', { name: text(memberMessages.write) })).toBeNull();
    });
    const unblock = await canvas.findByRole('button', { name: text(memberMessages.unblock) });
    await step('the focus goes on to what takes it back, and from there to the next block', async () => {
      await waitFor(() => expect(unblock).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(currentMocks().world.blocks).toHaveLength(0));
      await expect(await canvas.findByRole('button', { name: text(memberMessages.like) })).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: text(memberMessages.block) })).toHaveFocus(),
      );
    });
  },
});

/** A report with words of one's own [BLK-04]. */
export const Report = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: text(memberMessages.report) }));
    const dialog = await screen.findByRole('dialog', { name: pattern(safetyMessages.report) });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('radio', { name: text(reasonTexts.fraud) }));
    await userEvent.type(within(dialog).getByRole('textbox'), 'Просит денег');
    await userEvent.click(within(dialog).getByRole('button', { name: text(safetyMessages.confirmReport) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(currentMocks().world.reports).toMatchObject([{ reason: 'fraud', comment: 'Просит денег' }]);
  },
});

/** A report from the viewer shows the photo that was looked at [BLK-04]. */
export const ReportPhoto = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: iya },
  beforeEach: withIya,
  play: async ({ canvas, userEvent }) => {
    const photos = within(await canvas.findByRole('list', { name: text(memberMessages.photos) }));
    await userEvent.click(photos.getByRole('button', { name: pattern(memberMessages.photo, { index: 2 }) }));
    const report = { name: said(lightboxLabels).report };
    await userEvent.click(await screen.findByRole('button', report, { timeout: 10_000 }));
    const dialog = await screen.findByRole('dialog', { name: pattern(safetyMessages.report) });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText(text(safetyMessages.withPhoto))).toBeVisible();
    await userEvent.click(
      within(dialog).getByRole('radio', { name: text(reasonTexts.inappropriate_photos) }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: text(safetyMessages.confirmReport) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The main photo stands first.
    await expect(currentMocks().world.reports).toMatchObject([{ photoKey: '01', messages: [] }]);
  },
});

/** Nothing chosen or typed is lost when it does not go through (D-11). */
export const ReportFails = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: text(memberMessages.report) }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('radio', { name: text(reasonTexts.other) }));
    await userEvent.type(within(dialog).getByRole('textbox'), 'Слова');
    currentMocks().world.network.isFailing = true;
    await userEvent.click(within(dialog).getByRole('button', { name: text(safetyMessages.confirmReport) }));
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
    await expect(within(dialog).getByRole('textbox')).toHaveValue('Слова');
    await expect(within(dialog).getByRole('radio', { name: text(reasonTexts.other) })).toBeChecked();
  },
});

/** The other one blocked the viewer meanwhile: the profile goes [BLK-03]. */
export const BlockedByThem = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: iya },
  beforeEach: withIya,
  play: async ({ canvas, step }) => {
    const block = { name: text(memberMessages.block) };
    await canvas.findByRole('button', block);
    const { world, play } = currentMocks();
    const me = world.viewerId ?? 0;
    const blockBy = (them: number) => {
      if (world.blocks.every(({ blockerId }) => blockerId !== them))
        world.blocks.push({ blockerId: them, blockedId: me });
      play('blockChanged', { blocker_id: them, blocked_id: me, is_blocked: true });
    };
    await step('somebody else’s block changes nothing here', async () => {
      blockBy(5);
      // The like of a third one comes after it on the same connection, and shows that it was received.
      await waitFor(() => {
        play('liked', { id: 'like-1', recipient_id: me, user_id: null, user_name: null, avatar: null });
        return expect(screen.getByText(text(notificationMessages.like))).toBeInTheDocument();
      });
      await expect(canvas.getByRole('button', block)).toBeVisible();
    });
    await step('their own one takes the profile away', async () => {
      await waitFor(() => {
        blockBy(32);
        return expect(canvas.getByText(text(memberMessages.gone))).toBeVisible();
      });
      await expect(canvas.queryByRole('button', block)).toBeNull();
    });
  },
});

/** Somebody who is not there. */
export const NotFound = meta.story({
  args: { path: '/profile/user/999999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text(memberMessages.gone))).toBeVisible();
  },
});

/** An id that nobody can have. */
export const NoSuchId = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: '/profile/user/-4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text(memberMessages.gone))).toBeVisible();
  },
});

/** Presses a button of somebody who has gone meanwhile: the profile says so. */
const saysGoneAfter =
  (deed: keyof typeof memberMessages): typeof NotFound.input.play =>
  async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: text(memberMessages[deed]) });
    currentMocks().world.members.delete(32);
    await userEvent.click(button);
    await expect(await canvas.findByText(text(memberMessages.gone))).toBeVisible();
  };

/** Whoever has gone meanwhile cannot be liked [OTH-04]. */
export const GoneMeanwhile = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: iya },
  beforeEach: withIya,
  play: saysGoneAfter('like'),
});

/** Nor can they be written to [OTH-03]. */
export const GoneBeforeWriting = meta.story({ ...GoneMeanwhile.input, play: saysGoneAfter('write') });

/** The network has not answered. */
export const Loading = meta.story({
  args: { path: '/profile/user/3' },
  ...loading(showsText(memberMessages.about)),
});

/** The server answers with errors. */
export const Failed = meta.story({
  name: 'Error',
  args: { path: '/profile/user/3' },
  ...failed(memberMessages.failed),
});

/** No connection. */
export const Offline = meta.story({
  args: { path: '/profile/user/3' },
  ...offline,
});

/** The viewer blocked this member: the profile shows, to take the block back. */
export const Blocked = meta.story({
  args: { path: '/profile/user/2' },
  beforeEach: scenario('blockedPair'),
  play: showsText(memberMessages.blocked),
});

/** A premium member reads no offer of premium. */
export const Premium = meta.story({
  args: { path: '/profile/user/3' },
  beforeEach: scenario('premiumMember'),
  play: async ({ canvas }) => {
    await showsText(memberMessages.write)({ canvas });
    await expect(canvas.queryByText(text(memberMessages.premiumMore))).toBeNull();
  },
});

/** Whoever was paused meanwhile takes neither a like nor a first message; to try again would not help. */
export const PausedMeanwhile = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: '/profile/user/3' },
  play: async ({ canvas, userEvent, step }) => {
    const like = await canvas.findByRole('button', { name: text(memberMessages.like) });
    const them = currentMocks().world.members.get(3);
    if (them) them.isPaused = true;
    for (const button of [like, canvas.getByRole('button', { name: text(memberMessages.write) })])
      await step(`${button.textContent} [OTH-03]`, async () => {
        await userEvent.click(button);
        await waitFor(() =>
          expect(canvas.getByRole('alert')).toHaveTextContent(text(memberMessages.refused)),
        );
      });
  },
});

/** Writing begins a dialogue where there is none, and leads to it. */
export const Write = meta.story({
  args: { path: '/profile/user/3' },
  play: async ({ canvas, userEvent, step }) => {
    const write = await canvas.findByRole('button', { name: text(memberMessages.write) });
    await step('a failure is said beside the button', async () => {
      currentMocks().world.network.isFailing = true;
      await userEvent.click(write);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(text(memberMessages.actionFailed));
      currentMocks().world.network.isFailing = false;
    });
    await step('the dialogue is begun and opens [OTH-06]', async () => {
      await expect(currentMocks().world.dialogues.size).toBe(0);
      await userEvent.click(write);
      await expect(await canvas.findByRole('textbox', { name: said(chatRoomLabels).message })).toBeVisible();
      await expect(currentMocks().world.dialogues.size).toBe(1);
    });
  },
});

/** Members of one gender do not chat: there is no button, but a like. */
export const SameGender = meta.story({
  args: { path: '/profile/user/2' },
  play: async ({ canvas, step }) => {
    const { world } = currentMocks();
    const [me, other] = [world.members.get(world.viewerId ?? 0), world.members.get(2)];
    await expect(other?.gender).toBe(me?.gender);
    await step('the message button is hidden [OTH-03]', async () => {
      await expect(await canvas.findByRole('button', { name: text(memberMessages.like) })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: text(memberMessages.write) })).toBeNull();
    });
  },
});

/** Somebody looks at their own profile: it is what others see, and there is nobody to like, block or report. */
export const OwnProfile = meta.story({
  args: { path: '/profile/user/1' },
  beforeEach: scenario('quietInbox'),
  play: async ({ canvas, userEvent, step }) => {
    const { world } = currentMocks();
    await expect(world.viewerId).toBe(1);
    await step('it says so and leads to editing [OTH-02]', async () => {
      await expect(await canvas.findByText(text(memberMessages.own))).toBeVisible();
      const edit = canvas.getByRole('link', { name: text(memberMessages.editOwn) });
      await expect(edit).toHaveAttribute('href', '/profile/edit');
    });
    await step('and offers nothing that one does to others [OTH-02, OTH-05]', async () => {
      const { like, write, report, block } = memberMessages;
      for (const deed of [like, write, report, block])
        await expect(canvas.queryByRole('button', { name: text(deed) })).toBeNull();
      await expect(canvas.queryByRole('button', { name: text(memberMessages.premiumMore) })).toBeNull();
    });
    await step('nor over a photo [OTH-02]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: firstPhoto() }));
      const photo = await screen.findByRole('dialog', { name: shownFirst() });
      await waitFor(() => expect(photo).toBeVisible());
      await expect(within(photo).queryByRole('button', { name: said(lightboxLabels).report })).toBeNull();
    });
  },
});

const onPhone = { viewport: { value: 'mobile1' } };
const backArrow = () => ({ name: text(shellMessages.back) });

/** The arrow of a phone's header leads to where the member came from. */
export const BackOnPhone = meta.story({
  globals: onPhone,
  args: { path: '/matched' },
  beforeEach: scenario('busyInbox'),
  play: async ({ canvas, userEvent, step }) => {
    const heading = { level: 1, name: text(matchesMessages.title) };
    await step('from matches to a profile and back to matches [OTH-01, SHL-01]', async () => {
      await canvas.findByRole('heading', heading);
      await openFirst(canvas, userEvent);
      await userEvent.click(await canvas.findByRole('link', backArrow()));
      await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    });
  },
});

/** Nothing lies before a profile that was opened by its address: the arrow leads to people nearby. */
export const BackOfAddress = meta.story({
  globals: onPhone,
  args: { path: '/profile/user/3' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the arrow leads to people nearby [OTH-01]', async () => {
      await userEvent.click(await canvas.findByRole('link', backArrow()));
      const heading = { level: 1, name: text(nearbyMessages.title) };
      await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    });
  },
});
