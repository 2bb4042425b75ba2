import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { photoGridLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import { portraitOf, portraitsOf } from '#storybook/portraits';
import { PhotoGrid } from './PhotoGrid';
import type { GridPhoto, PhotoGridProps } from './PhotoGridProps';
import type { SendOptions } from './UploadQueue';
import { photoGridGuide } from './PhotoGrid.guide';
import { storyCameraFile, storyFile, transferOf } from './storyFiles';
import { usePhotoUploads } from './usePhotoUploads';
import { announced } from '../../test/announced';
import { recordAnnouncements } from '../../testing/recordAnnouncements';

const photos = (count: number) =>
  portraitsOf('anna', count).map((src, index) => ({ id: `p${index + 1}`, src }));
const text = new File(['только имя как у картинки'], 'text.png', { type: 'image/png' });

function Grid({ width = 540, ...props }: PhotoGridProps & { width?: number }) {
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <PhotoGrid {...props} />
    </div>
  );
}

/** Sends to nowhere, slowly. */
const send = async (file: File, { onProgress, signal }: SendOptions) => {
  for (let sent = 0.1; sent < 1 && !signal.aborted; sent += 0.1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    onProgress(sent);
  }
  return { id: `${file.name} ${file.lastModified}`, src: URL.createObjectURL(file) };
};

/**
 * Holds what the caller holds: which photos there are, their order, the main one; with `takesFiles` it prepares and sends
 * what is dropped, as the product does.
 */
function Album({ takesFiles = false, ...props }: PhotoGridProps & { takesFiles?: boolean }) {
  const [shown, setShown] = useState(props.photos);
  const [mainId, setMain] = useState(props.mainId);
  const onDone = (photo: GridPhoto) => setShown((before) => [...before, photo]);
  const { uploads, add, retry, cancel, dismiss } = usePhotoUploads({ send, onDone });
  const uploading = { uploads, onAdd: add, onRetry: retry, onCancel: cancel, onDismiss: dismiss };
  return (
    <Grid
      {...props}
      photos={shown}
      mainId={mainId}
      onSetMain={(id) => {
        props.onSetMain?.(id);
        setMain(id);
      }}
      onRemove={(id) => {
        props.onRemove?.(id);
        const left = shown.filter((photo) => photo.id !== id);
        setShown(left);
        if (mainId === id) setMain(left[0]?.id ?? null);
      }}
      onReorder={
        props.onReorder &&
        ((ids) => {
          props.onReorder?.(ids);
          setShown(ids.flatMap((id) => shown.find((photo) => photo.id === id) ?? []));
        })
      }
      {...(takesFiles ? uploading : {})}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/PhotoGrid',
  component: shownBy<PhotoGridProps & { width?: number }>(PhotoGrid),
  render: (args) => <Grid {...args} />,
  argTypes: { width: ofTheFrame },
  parameters: { guide: photoGridGuide },
  args: {
    label: 'Мои фотографии',
    photos: photos(3),
    mainId: 'p2',
    onAdd: fn(),
    onOpen: fn(),
    onSetMain: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onDismiss: fn(),
  },
});

const list = () => screen.getByRole('list', { name: 'Мои фотографии' });
const drop = (files: readonly File[]) =>
  list().dispatchEvent(
    new DragEvent('drop', { dataTransfer: transferOf(files), bubbles: true, cancelable: true }),
  );
const sources = () =>
  within(list())
    .getAllByRole<HTMLImageElement>('img')
    .map(({ src }) => src);

/** Every prop to play with; what is dropped or chosen is uploaded to nowhere, slowly. */
export const Playground = meta.story({
  render: (args) => <Album takesFiles {...args} />,
  args: { onReorder: fn(), crop: 'off', confirmDelete: false, readOnly: false, max: 6 },
  argTypes: {
    crop: { control: 'inline-radio', options: ['off', 'square', 'free'] },
    max: { control: { type: 'range', min: 1, max: 9 } },
  },
});

/** The space between the cells of the list: every one to its neighbour to the right and below, to a tenth of a pixel. */
function gaps(): number[] {
  const boxes = Array.from(list().children, (cell) => cell.getBoundingClientRect());
  const [main, ...others] = boxes as [DOMRect, ...DOMRect[]];
  const [second, third] = others as [DOMRect, DOMRect];
  const below = others.filter(({ top }) => top > main.bottom - 1);
  return [
    second.left - main.right,
    third.top - second.bottom,
    ...below.map(({ top }) => top - main.bottom),
  ].map((gap) => Math.round(gap * 10) / 10);
}

/** Six slots always; the main photo first, large, with words [B2.1], [B2.8], [B2.16]. */
export const SixSlots = meta.story({
  tags: ['proof', '!autodocs', 'visual-ru'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(list().children).toHaveLength(6);
    await expect(list()).toHaveAccessibleDescription(said(photoGridLabels).count(3, 6));
    await expect(list().firstElementChild).toHaveTextContent(said(photoGridLabels).main);
    await expect([...new Set(gaps())]).toEqual([12]);
    await expect(canvas.getByRole('button', { name: said(photoGridLabels).addSlot(4, 6) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).photo(1, 3) }));
    await expect(args.onOpen).toHaveBeenCalledWith('p2');
  },
});

/** The button is there at once, its menu loads when it is needed. */
export const MenuByPointer = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: said(photoGridLabels).actions(2) });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: said(photoGridLabels).setMain }));
    await expect(args.onSetMain).toHaveBeenCalledWith('p1');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).actions(1) }));
    await screen.findByRole('menuitem', { name: said(photoGridLabels).remove });
    await expect(screen.queryByRole('menuitem', { name: said(photoGridLabels).setMain })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).actions(1) }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const MenuByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: said(photoGridLabels).actions(1) });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: said(photoGridLabels).view })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: said(photoGridLabels).view })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('p2');
  },
});

/** Dropped files show where they land; each is checked, and fit ones without a slot are reported [B2.2], [B2.3], [B2.4]. */
export const Dropped = meta.story({
  args: { photos: photos(4) },
  play: async ({ canvas, args }) => {
    const files = [
      text,
      await storyFile('малое.png', 'teal', 319, 900),
      await storyFile('море.png', 'teal'),
      await storyFile('лес.png', 'green'),
      await storyFile('лишнее.png', 'red'),
    ];
    const dataTransfer = transferOf(files);
    list().dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(list()).toHaveAttribute('data-over'));
    drop(files);
    await waitFor(() => expect(list()).not.toHaveAttribute('data-over'));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ problem: 'type' }),
      expect.objectContaining({ problem: 'small' }),
      expect.objectContaining({ problem: undefined }),
      expect.objectContaining({ problem: undefined }),
    ]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(said(photoGridLabels).leftOut(1, 6));
  },
});

export const Pasted = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ args }) => {
    const clipboardData = transferOf([await storyFile('image.png', 'teal')]);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ problem: undefined })]),
    );
  },
});

/** The same bytes under other names: one question for all of them, and not again for what was wanted [B2.3]. */
export const Duplicates = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    const add = async () => drop([await storyFile('копия.png', 'teal')]);
    drop([await storyFile('море.png', 'teal'), await storyFile('ещё.png', 'teal')]);
    await canvas.findByRole('group', { name: said(photoGridLabels).duplicates(1) });
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).addAnyway }));
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('group', { name: said(photoGridLabels).duplicates(1) })).toBeNull();
    await add();
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(3));
    await expect(canvas.queryByRole('group', { name: said(photoGridLabels).duplicates(1) })).toBeNull();
  },
});

/** Each state on the way [B2.6]. */
export const Uploading = meta.story({
  args: {
    photos: photos(1),
    uploads: [
      { id: 1, name: 'море.jpg', state: 'processing', preview: portraitOf('anna', 2), percent: 100 },
      { id: 2, name: 'горы.jpg', state: 'uploading', preview: portraitOf('anna', 4), percent: 62 },
      { id: 3, name: 'лес.jpg', state: 'preparing', preview: portraitOf('anna', 3) },
      { id: 4, name: 'двор.jpg', state: 'queued', preview: portraitOf('anna', 5) },
      { id: 5, name: 'снег.jpg', state: 'queued', isOffline: true, preview: portraitOf('anna', 6) },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: said(photoGridLabels).uploading('горы.jpg') });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    const { queued, processing, preparing, waiting } = said(photoGridLabels);
    for (const words of [queued, processing, preparing, waiting])
      await expect(canvas.getByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).cancel('горы.jpg') }));
    await expect(args.onCancel).toHaveBeenCalledWith(2);
  },
});

/** Each file's fault stands at its own slot, with what can be done [B2.4], [B2.6]. */
export const Failed = meta.story({
  args: {
    photos: photos(1),
    uploads: [
      { id: 1, name: 'text.png', state: 'failed', problem: 'type' },
      { id: 2, name: 'apple.heic', state: 'failed', problem: 'heic' },
      { id: 3, name: 'лес.jpg', state: 'failed', reason: 'Нет связи', preview: portraitOf('anna', 3) },
      { id: 4, name: 'двор.jpg', state: 'cancelled', preview: portraitOf('anna', 5) },
      { id: 5, name: 'маленькое-фото-с-очень-длинным-именем.jpg', state: 'failed', problem: 'small' },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    const slot = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(slot('text.png').getByRole('alert')).toHaveTextContent(said(photoGridLabels).wrongType);
    await expect(slot('apple.heic').getByRole('alert')).toHaveTextContent(said(photoGridLabels).heic);
    await expect(slot('text.png').queryByRole('button', { name: said(photoGridLabels).retry })).toBeNull();
    await userEvent.click(slot('лес.jpg').getByRole('button', { name: said(photoGridLabels).retry }));
    await expect(args.onRetry).toHaveBeenLastCalledWith(3);
    await userEvent.click(slot('двор.jpg').getByRole('button', { name: said(photoGridLabels).retry }));
    await expect(args.onRetry).toHaveBeenLastCalledWith(4);
    await userEvent.click(slot('text.png').getByRole('button', { name: said(photoGridLabels).dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
});

/** A phone's cells are too small for a sentence: what failed has a row with all its words, whatever the text size. */
export const FailedInSmallCells = meta.story({
  globals: { locale: 'de' },
  args: {
    width: 342,
    photos: photos(1),
    uploads: [
      { id: 1, name: 'klein.jpg', state: 'failed', problem: 'small' },
      { id: 2, name: 'text.png', state: 'failed', problem: 'type' },
      { id: 3, name: 'kaputt.jpg', state: 'failed', reason: 'Die Verbindung zum Server ist abgebrochen' },
      { id: 4, name: 'abgebrochen.jpg', state: 'cancelled' },
      { id: 5, name: 'heic.heic', state: 'failed', problem: 'heic' },
    ],
  },
  play: async ({ canvas }) => {
    const { style: page } = document.documentElement;
    for (const width of ['342px', '272px'])
      for (const text of ['100%', '200%']) {
        list().style.inlineSize = width;
        page.fontSize = text;
        for (const slot of canvas.getAllByRole('group')) await expectWholeSlot(slot);
        const main = list().firstElementChild as HTMLElement;
        await expect(main.offsetHeight).toBeGreaterThan(main.offsetWidth);
      }
    page.fontSize = list().style.inlineSize = '';
    const colourOf = (name: string) => getComputedStyle(canvas.getByRole('group', { name })).color;
    await expect(colourOf('klein.jpg')).not.toBe(colourOf('abgebrochen.jpg'));
  },
});

/** Its words are not cut and as large as the reader wants them, and its buttons stand within it. */
async function expectWholeSlot(slot: HTMLElement): Promise<void> {
  const words = slot.firstElementChild as HTMLElement;
  await expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight + 1);
  const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);
  await expect(sizeOf(words)).toBeGreaterThanOrEqual(sizeOf(document.documentElement) * 0.75);
  const outer = slot.getBoundingClientRect();
  for (const button of within(slot).getAllByRole('button')) {
    const { top, bottom, left, right } = button.getBoundingClientRect();
    await expect([top >= outer.top, bottom <= outer.bottom]).toEqual([true, true]);
    await expect([left >= outer.left, right <= outer.right]).toEqual([true, true]);
  }
}

/** The button that was pressed becomes the file's slot; the next one is ready for more, and at last the file itself. */
export const FocusAfterChoosing = meta.story({
  tags: ['proof', '!autodocs'],
  args: { photos: photos(4), mainId: 'p1' },
  render: (args) => <Album takesFiles {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { addSlot, cancel, photo } = said(photoGridLabels);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no field for files');
    input.addEventListener('click', (event) => event.preventDefault());
    const choose = async (name: string, colour: string) => {
      await userEvent.keyboard('{Enter}');
      input.files = transferOf([await storyFile(name, colour)]).files;
      await fireEvent.change(input);
    };
    canvas.getByRole('button', { name: addSlot(5, 6) }).focus();
    await choose('море.png', 'teal');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'море.png' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: addSlot(6, 6) })).toHaveFocus());
    await choose('лес.png', 'green');
    await waitFor(() => expect(canvas.getByRole('button', { name: cancel('лес.png') })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('button', { name: photo(6, 6) })).toHaveFocus(), {
      timeout: 8000,
    });
  },
});

/** The way back stands at the bottom of what is scrolled, and not over the slot that took the focus. */
export const FocusClearOfUndo = meta.story({
  tags: ['proof', '!autodocs'],
  render: (args) => (
    <div style={{ blockSize: 500, inlineSize: 540, overflow: 'auto' }}>
      <Album {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).actions(3) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: said(photoGridLabels).remove }));
    const note = await canvas.findByRole('group', { name: said(photoGridLabels).removed });
    const slot = canvas.getByRole('button', { name: said(photoGridLabels).addSlot(3, 6) });
    await waitFor(() => expect(slot).toHaveFocus());
    await expect(slot.getBoundingClientRect().bottom).toBeLessThanOrEqual(note.getBoundingClientRect().top);
  },
});

function Live() {
  const [uploads, setUploads] = useState<PhotoGridProps['uploads']>([]);
  const go = (percent: number) => setUploads([{ id: 1, name: 'море.jpg', state: 'uploading', percent }]);
  return (
    <>
      <button onClick={() => go(5)}>Начать</button>
      <button onClick={() => go(50)}>Дальше</button>
      <button onClick={() => setUploads([])}>Закончить</button>
      <Grid label="Мои фотографии" photos={photos(1)} uploads={uploads} onAdd={() => undefined} />
    </>
  );
}

/** A screen reader announces the start and the end of an upload, nothing in between [B2.16]. */
export const Announced = meta.story({
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    const heard = recordAnnouncements();
    for (const name of ['Начать', 'Дальше', 'Закончить'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() =>
      expect(heard.said).toEqual([
        said(photoGridLabels).uploading('море.jpg'),
        said(photoGridLabels).uploaded('море.jpg'),
      ]),
    );
    heard.stop();
  },
});

const sent = fn<(file: File) => void>();

/** A caller's whole work: files go up and become photos. */
function Uploader(props: PhotoGridProps) {
  const [shown, setShown] = useState(props.photos);
  const { uploads, add, retry, cancel, dismiss } = usePhotoUploads<string>({
    send: async (file, { onProgress }) => {
      sent(file);
      onProgress(1);
      return URL.createObjectURL(file);
    },
    onDone: (src, { id }) => setShown((before) => [...before, { id: `new ${id}`, src }]),
  });
  return (
    <Grid
      {...props}
      photos={shown}
      uploads={uploads}
      onAdd={add}
      onRetry={retry}
      onCancel={cancel}
      onDismiss={dismiss}
    />
  );
}

/** What leaves is upright, at most 1600 px and has no metadata; photos come in the order chosen [B2.5], [B2.6]. */
export const Prepared = meta.story({
  beforeEach: () => void sent.mockClear(),
  args: { photos: photos(1), mainId: 'p1' },
  render: (args) => <Uploader {...args} />,
  play: async () => {
    drop([await storyCameraFile('камера.jpeg'), await storyFile('море.png', 'teal')]);
    await waitFor(() => expect(within(list()).getAllByRole('img')).toHaveLength(3));
    const [camera] = sent.mock.calls.map(([file]) => file).filter(({ name }) => name === 'камера.jpg');
    if (!camera) throw new Error('The camera’s file was prepared');
    await expect(camera.type).toBe('image/jpeg');
    await expect(await camera.text()).not.toContain('Exif');
    const bitmap = await createImageBitmap(camera, { imageOrientation: 'none' });
    await expect([bitmap.width, bitmap.height]).toEqual([800, 1600]);
    const [, second] = within(list()).getAllByRole<HTMLImageElement>('img');
    await second?.decode();
    await expect(second?.naturalHeight).toBe(1600);
  },
});

/** Another main photo by the menu; for five seconds there is a way back [B2.8]. */
export const MainChanged = meta.story({
  tags: ['proof', '!autodocs'],
  render: (args) => <Album {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).actions(3) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: said(photoGridLabels).setMain }));
    await canvas.findByRole('group', { name: said(photoGridLabels).mainChanged });
    await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).undo }));
    await expect(args.onSetMain).toHaveBeenLastCalledWith('p2');
    await expect(canvas.queryByRole('group', { name: said(photoGridLabels).mainChanged })).toBeNull();
    await expect(list().firstElementChild).toHaveTextContent(said(photoGridLabels).main);
  },
});

/** Gone at once, told to the caller when the time for undoing is over; the next photo takes the focus [B2.9]. */
export const RemovedAndUndone = meta.story({
  tags: ['proof', '!autodocs'],
  render: (args) => <Album {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const remove = async (at: number) => {
      await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).actions(at) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: said(photoGridLabels).remove }));
    };
    await remove(1);
    await announced(said(photoGridLabels).removed);
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(list().firstElementChild).toHaveTextContent(said(photoGridLabels).main);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: said(photoGridLabels).photo(1, 2) })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).undo }));
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(args.onRemove).not.toHaveBeenCalled();
    await remove(3);
    await remove(2);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith('p3');
  },
});

/** After five seconds without an undo, paused under the pointer, the caller is told [B2.9]. */
export const UndoTimeOver = meta.story({
  tags: ['proof', '!autodocs'],
  render: (args) => <Album {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).actions(3) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: said(photoGridLabels).remove }));
    const note = await canvas.findByRole('group', { name: said(photoGridLabels).removed });
    await userEvent.hover(note);
    await userEvent.unhover(note);
    await expect(args.onRemove).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('p3'), { timeout: 7000 });
    await expect(canvas.queryByRole('group', { name: said(photoGridLabels).removed })).toBeNull();
  },
});

/** With a question first; the last photo says what it means to have none [B2.9]. */
export const ConfirmedRemoval = meta.story({
  tags: ['proof', '!autodocs'],
  args: { photos: photos(1), mainId: 'p1', confirmDelete: true },
  render: (args) => <Album {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).actions(1) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: said(photoGridLabels).remove }));
      return screen.findByRole('alertdialog', { name: said(photoGridLabels).removeTitle });
    };
    const dialog = await ask();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(said(photoGridLabels).removeLastText);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: said(photoGridLabels).removeCancel })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const again = await ask();
    await userEvent.click(
      await within(again).findByRole('button', { name: said(photoGridLabels).removeConfirm }),
    );
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('p1'));
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
});

/** Space picks up, arrows move over the grid, Space puts down, Esc puts back; each step is announced [B2.10]. */
export const ReorderedByKeyboard = meta.story({
  args: { photos: photos(5), mainId: 'p1', onReorder: fn() },
  render: (args) => <Album {...args} />,
  play: async ({ canvas, args, userEvent, step }) => {
    const before = sources();
    const first = canvas.getByRole('button', { name: said(photoGridLabels).photo(2, 5) });
    await expect(first).toHaveAccessibleDescription(
      said({ ru: /Пробел берёт фото/, en: /Space picks the photo up/ }),
    );
    first.focus();
    await step('Esc puts back', async () => {
      await userEvent.keyboard(' ');
      await announced(said(photoGridLabels).pickedUp(2, 5));
      await userEvent.keyboard('{ArrowRight}');
      await announced(said(photoGridLabels).moved(3, 5));
      await userEvent.keyboard('{Escape}');
      await announced(said(photoGridLabels).putBack(2));
      await expect(sources()).toEqual(before);
    });
    await step('arrows follow the grid, Space puts down', async () => {
      await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
      await announced(said(photoGridLabels).moved(3, 5));
      await userEvent.keyboard('{ArrowRight} ');
      await expect(args.onReorder).toHaveBeenCalledOnce();
      await expect(args.onReorder).toHaveBeenCalledWith(['p1', 'p3', 'p4', 'p2', 'p5']);
      await expect(args.onOpen).not.toHaveBeenCalled();
      await expect(canvas.getByRole('button', { name: said(photoGridLabels).photo(4, 5) })).toHaveFocus();
    });
  },
});

/** By the menu; the first place is the main photo's [B2.10]. */
export const ReorderedByMenu = meta.story({
  tags: ['proof', '!autodocs'],
  args: { photos: photos(3), mainId: 'p1', onReorder: fn() },
  render: (args) => <Album {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const choose = async (at: number, name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: said(photoGridLabels).actions(at) }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose(2, said(photoGridLabels).moveRight);
    await expect(args.onReorder).toHaveBeenLastCalledWith(['p1', 'p3', 'p2']);
    await announced(said(photoGridLabels).moved(3, 3));
    await choose(3, said(photoGridLabels).moveFirst);
    await expect(args.onReorder).toHaveBeenLastCalledWith(['p2', 'p1', 'p3']);
    await expect(args.onSetMain).toHaveBeenCalledWith('p2');
  },
});

/** Mouse and finger: a photo lands where it is let go, and letting go is no press [B2.10]. */
export const ReorderedByDrag = meta.story({
  args: { photos: photos(4), mainId: 'p1', onReorder: fn() },
  render: (args) => <Album {...args} />,
  play: async ({ canvas, args, userEvent, step }) => {
    const middle = (at: number) => {
      const { left, top, width, height } = canvas
        .getByRole('button', { name: said(photoGridLabels).photo(at, 4) })
        .getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    await step('by mouse', async () => {
      const from = canvas.getByRole('button', { name: said(photoGridLabels).photo(4, 4) });
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: from, coords: middle(4) },
        { target: from, coords: middle(2) },
      ]);
      await waitFor(() => expect(list().children[1]).toHaveAttribute('data-target'));
      await userEvent.pointer([{ keys: '[/MouseLeft]', target: from, coords: middle(2) }]);
      await expect(args.onReorder).toHaveBeenLastCalledWith(['p1', 'p4', 'p2', 'p3']);
      await expect(args.onOpen).not.toHaveBeenCalled();
      await announced(said(photoGridLabels).moved(2, 4));
    });
    await step('a finger scrolls unless it rests a moment first', async () => {
      const touch = { pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0 };
      const photo = canvas.getByRole('button', { name: said(photoGridLabels).photo(4, 4) });
      await fireEvent.pointerDown(photo, { ...touch, ...middle(4) });
      await fireEvent.pointerMove(photo, { ...touch, ...middle(3) });
      await expect(list().querySelector('[data-picked]')).toBeNull();
      await fireEvent.pointerUp(photo, { ...touch, ...middle(3) });
      await expect(args.onReorder).toHaveBeenCalledOnce();
    });
  },
});

/** The caller could not save the order: the photos go back, and a message says so. */
export const ReorderRefused = meta.story({
  tags: ['proof', '!autodocs'],
  args: { mainId: 'p1', onReorder: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    const before = sources();
    canvas.getByRole('button', { name: said(photoGridLabels).photo(2, 3) }).focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await announced(said(photoGridLabels).notMoved);
    await expect(sources()).toEqual(before);
  },
});

/** A square of the photo, by keys: arrows, plus and minus; turned and begun anew [B2.15]. */
export const Cropped = meta.story({
  tags: ['proof', '!autodocs'],
  args: { crop: 'square' },
  play: async ({ args, userEvent, step }) => {
    drop([await storyFile('море.png', 'teal', 1200, 800)]);
    const dialog = await screen.findByRole('dialog', { name: said(photoGridLabels).cropTitle('море.png') });
    await waitFor(() => expect(dialog).toBeVisible());
    const frame = within(dialog).getByRole('group', { name: said(photoGridLabels).cropArea });
    await expect(frame).toHaveAccessibleDescription(said({ ru: /Стрелки двигают/, en: /Arrows move it/ }));
    await step('it is a square, and stays within', async () => {
      frame.focus();
      await userEvent.keyboard('+++{ArrowLeft>40/}{ArrowUp>40/}');
      const { width, height } = frame.getBoundingClientRect();
      await expect(Math.abs(width - height)).toBeLessThan(1);
    });
    await step('a turn begins anew', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: said(photoGridLabels).rotate }));
      await userEvent.click(within(dialog).getByRole('button', { name: said(photoGridLabels).reset }));
    });
    frame.focus();
    await userEvent.keyboard('+{ArrowRight}');
    await userEvent.click(within(dialog).getByRole('button', { name: said(photoGridLabels).cropDone }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const [[[photo]]] = (args.onAdd as ReturnType<typeof fn>).mock.calls as [[[{ crop: object }]]];
    await expect(photo.crop).toMatchObject({ turns: 0 });
    await expect(photo.crop).toHaveProperty('height', expect.closeTo(1 / 1.1, 5));
  },
});

/** Any part of the photo, its corner is dragged; leaving it leaves the file out. */
export const CroppedFreely = meta.story({
  tags: ['proof', '!autodocs'],
  args: { crop: 'free' },
  play: async ({ args, userEvent }) => {
    drop([await storyFile('море.png', 'teal', 1200, 800)]);
    const dialog = await screen.findByRole('dialog', { name: said(photoGridLabels).cropTitle('море.png') });
    await waitFor(() => expect(dialog).toBeVisible());
    const frame = within(dialog).getByRole('group', { name: said(photoGridLabels).cropArea });
    const before = frame.getBoundingClientRect().width;
    frame.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeLessThan(before));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** Somebody else's photos: nothing to add, nothing to change. */
export const ReadOnly = meta.story({
  args: { label: 'Фотографии', readOnly: true, onReorder: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Фотографии' }).children).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /Добавить|Действия/ })).toBeNull();
    const [first, second] = canvas.getAllByRole('img');
    await expect(first).toHaveAttribute('draggable', 'false');
    await expect(second).toHaveAttribute('loading', 'lazy');
    await expect(second).toHaveAttribute('decoding', 'async');
  },
});
/** Not a photo yet. */
export const Empty = meta.story({ args: { photos: [], mainId: null } });
export const Full = meta.story({ args: { photos: photos(6) } });
export const Narrow = meta.story({ tags: ['visual-en'], args: { width: 320 } });

/** Long words of another product in a narrow grid. */
export const LongText = meta.story({
  args: {
    width: 320,
    photos: photos(2),
    uploads: [{ id: 1, name: 'лес.jpg', state: 'failed', reason: 'Файл не прошёл проверку безопасности' }],
    labels: {
      main: 'Самое главное фото',
      queued: 'Ждёт своей очереди',
      add: 'Добавить фото',
      addSlot: (slot: number, of: number) => `Добавить фото, место ${slot} из ${of}`,
    },
  },
});

/** The arrows are mirrored where one reads from the right. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { mainId: 'p1', onReorder: fn() },
  render: (args) => <Album {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: said(photoGridLabels).photo(2, 3) }).focus();
    await userEvent.keyboard(' {ArrowLeft} ');
    await expect(args.onReorder).toHaveBeenCalledWith(['p1', 'p3', 'p2']);
  },
});

/** Without motion the photos end in the same places, with the same announcements [B2.10]. */
export const ReducedMotion = meta.story({
  globals: { motion: 'none' },
  args: { mainId: 'p1', onReorder: fn() },
  render: (args) => <Album {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: said(photoGridLabels).photo(2, 3) }).focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await announced(said(photoGridLabels).moved(3, 3));
    await expect(args.onReorder).toHaveBeenCalledWith(['p1', 'p3', 'p2']);
  },
});

/** Ctrl+letters, pastes into fields and dropped words stay what they are. */
export const NotForThePhotos = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ args }) => {
    const words = new DataTransfer();
    words.setData('text/plain', 'слова');
    list().dispatchEvent(new DragEvent('drop', { dataTransfer: words, bubbles: true, cancelable: true }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: words, bubbles: true }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});
