import { currentMocks, removePhoto } from '@iskra/api-mocks/storybook';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { connected } from '../../stories/connected';
import { scenario } from '../../stories/scenario';
import { viewer } from '../../stories/viewer';
import { photographed } from '../../stories/photographed';
import { StoryPage, type StoryPageProps } from '../../stories/StoryPage';
import { showsText, offline } from '../../stories/showsState';
import { memoryPhotoOutbox } from '../../model/photos/photoOutbox';
import { PhotoOutboxContext } from './PhotoOutboxContext';
import { profileMessages } from './messages';
import { text, opening } from '../../stories/storyText';
import { said } from '#storybook/said';
import { goalTexts } from '../../shared/goals/messages';
import { photoGridLabels, lightboxLabels, premiumBadgeLabels } from '#storybook/labels';
import { memberMessages } from '../member/messages';

const photoList = () => screen.findByRole('list', { name: text(profileMessages.photos) });

/** A picture drawn here, as a file. */
async function pictureFile(name: string, colour: string, side = 400): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser does not draw');
  brush.fillStyle = colour;
  brush.fillRect(0, 0, side, side);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** Unsent photos are forgotten with the story. */
function ForgetfulPage(props: StoryPageProps) {
  const [outbox] = useState(() => memoryPhotoOutbox());
  return (
    <PhotoOutboxContext.Provider value={() => outbox}>
      <StoryPage {...props} />
    </PhotoOutboxContext.Provider>
  );
}

const shownPhotos = async () =>
  within(await photoList()).queryAllByRole<HTMLImageElement>('img', {
    name: new RegExp(said({ ru: '^Фото ', en: '^Photo ' })),
  });

const photoAt = (at: number) => new RegExp(said({ ru: `^Фото ${at} `, en: `^Photo ${at} ` }));
/** How the first photo is named, opened at full size. */
const firstOf = (total: number | string) => new RegExp(said({ ru: `1 из ${total}$`, en: `1 of ${total}$` }));

/** As when files are dragged in from the desktop. */
async function drop(files: readonly File[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const list = await photoList();
  list.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

const meta = preview.meta({
  title: 'Screens/My profile',
  component: ForgetfulPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile' },
  beforeEach: scenario('busyInbox'),
});

/** Photos in six slots, name, city, and the ways to edit and to the settings. */
export const Ready = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  play: async ({ canvas, step }) => {
    await step('the page is titled my profile and has what I told [PRO-01]', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: text(profileMessages.title) }),
      ).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: /^Артём, \d\d$/ })).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('main')).toHaveTextContent(said({ ru: 'Москва', en: 'Moscow' })),
      );
      const about = 'Инженер. Пеку ржаной хлеб, хожу в горы, перечитываю Булгакова.';
      await expect(canvas.getByText(about)).toBeVisible();
      const goals = within(canvas.getByRole('list', { name: text(memberMessages.goals) })).getAllByRole(
        'listitem',
      );
      await expect(goals.map(({ textContent }) => textContent)).toEqual([
        text(goalTexts.find_love),
        text(goalTexts.friendship),
      ]);
    });
    await step('six slots stand, empty ones can be filled [PRO-01]', async () => {
      const list = await canvas.findByRole('list', { name: text(profileMessages.photos) });
      await expect(list.children).toHaveLength(6);
      await expect(await shownPhotos()).toHaveLength(3);
      await expect(
        within(list).getAllByRole('button', {
          name: opening(said({ ru: 'Добавить фото', en: 'Add a photo' })),
        }),
      ).toHaveLength(3);
    });
    await step('editing and settings are one press away [PRO-01]', async () => {
      const places = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(places).toEqual(expect.arrayContaining(['/profile/edit', '/profile/settings']));
    });
  },
});

/** Just registered: no photo, and nothing told. */
export const Empty = meta.story({
  beforeEach: scenario('newMember'),
  play: showsText(profileMessages.noAbout),
});

/** With premium, which the badge says. */
export const Premium = meta.story({
  beforeEach: scenario('premiumMember'),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 2, name: /^Артём/ });
    await expect(name).toHaveTextContent(said(premiumBadgeLabels).premium);
  },
});

/** No connection. */
export const Offline = meta.story(offline);

/** A new photo becomes main, in the sidebar too; a file that is no picture says so at its own slot. */
export const AddPhotos = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, step }) => {
    const before = within(await photoList()).getAllByRole('img').length;
    await step('a photo goes up and becomes main [PRO-02, PRO-04]', async () => {
      await drop([
        new File(['text'], 'text.png', { type: 'image/png' }),
        await pictureFile('sea.png', '#3a7ca5'),
      ]);
      await waitFor(async () =>
        expect(within(await photoList()).getAllByRole('img')).toHaveLength(before + 1),
      );
      await expect((await photoList()).firstElementChild).toHaveTextContent(said(photoGridLabels).main);
    });
    await step('the other one is refused where it stands', async () => {
      const refused = await canvas.findByRole('group', { name: 'text.png' });
      await expect(within(refused).getByRole('alert')).toHaveTextContent(said(photoGridLabels).wrongType);
    });
    await step('the sidebar follows [PRO-05]', async () => {
      const main = within(await photoList()).getAllByRole('img')[0] as HTMLImageElement;
      const own = document.querySelector<HTMLImageElement>('a[href="/profile"] img');
      await waitFor(() => expect(own?.src).toBe(main.src));
    });
  },
});

/** On a phone there is no sidebar: the header has one's own photo. */
export const PhoneHeader = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent, step }) => {
    const own = async () => {
      const link = await canvas.findByRole('link', { name: text(profileMessages.title) });
      await expect(link).toHaveAttribute('href', '/profile');
      return link.querySelector('img')?.src;
    };
    const shown = async () =>
      within(await photoList())
        .getAllByRole<HTMLImageElement>('img')
        .map(({ src }) => src);
    const [former] = await shown();
    await step('the header shows the main photo [PRO-05]', async () => {
      await expect(former).toBeTruthy();
      await expect(await own()).toBe(former);
    });
    await step('and a new one at once [PRO-04, PRO-05]', async () => {
      await drop([await pictureFile('sea.png', '#3a7ca5')]);
      await waitFor(async () => expect((await shown())[0]).not.toBe(former));
      await waitFor(async () => expect(await own()).toBe((await shown())[0]));
    });
    await step('also when another one is made main [PRO-03, PRO-05]', async () => {
      const second = within(await photoList()).getByRole('button', { name: photoAt(2) });
      await userEvent.click(second);
      await userEvent.click(await screen.findByRole('button', { name: said(lightboxLabels).setMain }));
      await screen.findByRole('dialog', { name: firstOf('\\d') });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(async () => expect(await own()).toBe(former));
    });
  },
});

/** A photo opens at full size; from there it is made main and deleted, after a question. */
export const ChangePhotos = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ userEvent, step }) => {
    const shown = async () => within(await photoList()).getAllByRole<HTMLImageElement>('img');
    const before = (await shown()).length;
    await drop([await pictureFile('sea.png', '#3a7ca5')]);
    const count = before + 1;
    await waitFor(async () => expect(await shown()).toHaveLength(count));
    await step('the last one becomes main [PRO-03, PRO-04]', async () => {
      await userEvent.click(within(await photoList()).getByRole('button', { name: photoAt(count) }));
      await userEvent.click(await screen.findByRole('button', { name: said(lightboxLabels).setMain }));
      await screen.findByRole('dialog', { name: firstOf(count) });
      await expect(screen.queryByRole('button', { name: said(lightboxLabels).setMain })).toBeNull();
    });
    await step('it is deleted after a question, by keyboard', async () => {
      await userEvent.click(screen.getByRole('button', { name: said(lightboxLabels).remove }));
      const keep = await screen.findByRole('button', { name: text(profileMessages.keep) });
      await expect(keep).toHaveFocus();
      await userEvent.tab();
      const left = spyOn(window.history, 'back');
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: firstOf(count - 1) });
      // Closed for a moment between the two, the viewer would have no place in the history, and Back would leave the page.
      await expect(left).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(await shown()).toHaveLength(count - 1));
    });
  },
});

/** Another tab deletes the photo that is asked about: the viewer shows the next one, about which nothing is asked. */
export const DeletedElsewhere = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ userEvent, step }) => {
    const count = (await shownPhotos()).length + 1;
    await drop([await pictureFile('sea.png', '#3a7ca5')]);
    await waitFor(async () => expect(await shownPhotos()).toHaveLength(count));
    await connected();
    await userEvent.click(within(await photoList()).getByRole('button', { name: photoAt(1) }));
    await screen.findByRole('dialog', { name: firstOf(count) });
    await userEvent.click(screen.getByRole('button', { name: said(lightboxLabels).remove }));
    await screen.findByRole('button', { name: text(profileMessages.keep) });
    const { world, play } = currentMocks();
    const deleteElsewhere = () => {
      const me = viewer();
      removePhoto(me, me.mainPhotoKey ?? '');
      play('memberChanged', { user_id: world.viewerId, is_deleted: false });
    };
    await step('the next one stands there, with no question', async () => {
      deleteElsewhere();
      await screen.findByRole('dialog', { name: firstOf(count - 1) });
      await expect(screen.queryByRole('button', { name: text(profileMessages.keep) })).toBeNull();
      await expect(screen.getByRole('button', { name: said(lightboxLabels).remove })).toBeVisible();
    });
    await step('after the last one the viewer closes', async () => {
      for (let left = count - 1; left > 0; left -= 1) deleteElsewhere();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

/** A slow connection: the photo shows where it stands, and can be stopped [B2.6]. */
export const SlowUpload = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const before = (await shownPhotos()).length;
    currentMocks().world.network.delayMs = 1500;
    await drop([await pictureFile('sea.png', '#3a7ca5'), await pictureFile('wood.png', '#3a7c35')]);
    await step('one is stopped and taken away', async () => {
      const wood = within(await canvas.findByRole('group', { name: 'wood.png' }));
      await userEvent.click(wood.getByRole('button', { name: /wood\.png/ }));
      await userEvent.click(
        within(await canvas.findByRole('group', { name: 'wood.png' })).getByRole('button', {
          name: said(photoGridLabels).dismiss,
        }),
      );
    });
    await step('the other one arrives', async () => {
      await expect(await canvas.findByRole('group', { name: 'sea.png' })).toBeVisible();
      await waitFor(async () => expect(await shownPhotos()).toHaveLength(before + 1), { timeout: 5000 });
    });
  },
});

/** The server fails: said at the photo, which can be sent again [B2.6]. */
export const FailedUpload = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const before = (await shownPhotos()).length;
    const { network } = currentMocks().world;
    network.isFailing = true;
    await drop([await pictureFile('sea.png', '#3a7ca5')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(said(photoGridLabels).failed);
    network.isFailing = false;
    await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).retry }));
    await waitFor(async () => expect(await shownPhotos()).toHaveLength(before + 1));
  },
});

/** Without a connection a photo waits, and goes on when it is back [B2.7]. */
export const OfflineUpload = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas }) => {
    const before = (await shownPhotos()).length;
    const { network } = currentMocks().world;
    network.isOffline = true;
    await drop([await pictureFile('sea.png', '#3a7ca5')]);
    await expect(await canvas.findByText(said(photoGridLabels).waiting)).toBeVisible();
    network.isOffline = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await shownPhotos()).toHaveLength(before + 1));
  },
});

/** Another main photo has a way back; the only photo is asked about in other words [B2.8], [B2.9]. */
export const MainAndBack = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await shownPhotos();
    await drop([await pictureFile('sea.png', '#3a7ca5')]);
    await canvas.findByRole('group', { name: said(photoGridLabels).mainChanged });
    await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).undo }));
    await waitFor(async () => expect((await shownPhotos())[0]?.src).toBe(first?.src));
  },
});

/** Photos are put into another order by keys; the back end keeps it, and a failure puts them back (D-28). */
export const ReorderPhotos = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ userEvent, step }) => {
    const { world } = currentMocks();
    const keys = () => world.members.get(world.viewerId ?? 0)?.photos.map(({ key }) => key) ?? [];
    const before = keys();
    const last = within(await photoList()).getByRole('button', {
      name: photoAt(before.length),
    });
    await step('Space takes the last one, an arrow moves it, Space lets it go', async () => {
      last.focus();
      await userEvent.keyboard(' {ArrowLeft} ');
      await waitFor(() => expect(keys()).not.toEqual(before));
      await expect([...keys()].sort()).toEqual([...before].sort());
    });
    await step('without a connection it stays as it was', async () => {
      const kept = keys();
      world.network.isFailing = true;
      (document.activeElement as HTMLElement | null)?.focus();
      await userEvent.keyboard(' {ArrowLeft} ');
      await expect((await screen.findAllByText(said(photoGridLabels).notMoved))[0]).toBeInTheDocument();
      await expect(keys()).toEqual(kept);
    });
  },
});
