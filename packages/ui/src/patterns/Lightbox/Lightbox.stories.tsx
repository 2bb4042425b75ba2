import { Trash2 } from '../../icons/icons';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { lightboxLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import { createToaster, Toaster } from '../../components/Toaster';
import { Button } from '../../primitives/Button';
import { contrastRatio } from '../../theme/contrastRatio';
import { portraitsOf } from '#storybook/portraits';
import { Lightbox, type LightboxProps } from './Lightbox';
import { lightboxGuide } from './Lightbox.guide';

const photos = portraitsOf('anna', 3).map((src, at) => ({ id: String(at + 1), src }));

type GalleryProps = Partial<LightboxProps> & { startAt?: number | null };

function Gallery({ startAt = null, ...props }: GalleryProps) {
  const [index, setIndex] = useState(startAt);
  return (
    <>
      {photos.map(({ id }, at) => (
        <Button key={id} variant="secondary" onClick={() => setIndex(at)}>
          Фото {id}
        </Button>
      ))}
      <Lightbox
        photos={photos}
        index={index}
        onIndexChange={setIndex}
        {...props}
        onClose={() => setIndex(null)}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Patterns/Lightbox',
  component: shownBy<GalleryProps>(Lightbox),
  render: (args) => <Gallery {...args} />,
  argTypes: { startAt: ofTheFrame },
  parameters: { guide: lightboxGuide },
});
const opened = (at: number, of = 3) =>
  screen.findByRole('dialog', { name: said(lightboxLabels).photo(at, of) });

/** Every prop to play with. */
export const Playground = meta.story({
  args: { name: 'Анна', mainId: '1', onSetMain: fn(), onRemove: fn(), onReport: fn() },
});

/** The second of three photos, with what one may do to one's own. */
export const Open = meta.story({
  args: { startAt: 1, name: 'Анна', mainId: '1', onSetMain: fn(), onRemove: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

/** Buttons turn the pages and are off at the ends; closing gives the focus back. */
export const ByPointer = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Фото 2' });
    await userEvent.click(opener);
    const dialog = await opened(2);
    await waitFor(() => expect(screen.getByAltText(said(lightboxLabels).photo(2, 3))).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: said(lightboxLabels).next }));
    await opened(3);
    await expect(screen.getByRole('button', { name: said(lightboxLabels).next })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: said(lightboxLabels).next }));
    await opened(3);
    await userEvent.click(screen.getByRole('button', { name: said(lightboxLabels).close }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await opened(1);
    await userEvent.keyboard('{ArrowRight}');
    await opened(2);
    await userEvent.keyboard('{End}{ArrowRight}');
    await opened(3);
    await userEvent.keyboard('{Home}');
    await opened(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Фото 1' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    await opened(1);
    await userEvent.keyboard('{ArrowLeft}');
    await opened(2);
    await userEvent.keyboard('{ArrowRight}');
    await opened(1);
  },
});

/** A finger turns sideways and closes downwards. */
export const ByFinger = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    const dialog = await opened(1);
    const swipe = async (dx: number, dy: number) => {
      const frame = screen.getByRole('img', { name: said({ ru: /^Фото \d из 3$/, en: /^Photo \d of 3$/ }) });
      const at = { pointerId: 1, pointerType: 'touch', isPrimary: true };
      await fireEvent.pointerDown(frame, { ...at, clientX: 300, clientY: 300 });
      await fireEvent.pointerMove(frame, { ...at, clientX: 300 + dx, clientY: 300 + dy });
      await fireEvent.pointerUp(frame, { ...at, clientX: 300 + dx, clientY: 300 + dy });
    };
    await waitFor(() => expect(screen.getByAltText(said(lightboxLabels).photo(1, 3))).toBeVisible());
    await swipe(-20, 0);
    await opened(1);
    await swipe(-80, 5);
    await opened(2);
    await swipe(80, 5);
    await opened(1);
    await swipe(5, 140);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

/** The browser's Back closes, and closing otherwise leaves no entry behind. */
export const BackCloses = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const before = window.history.state as unknown;
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    const dialog = await opened(1);
    window.history.back();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    await opened(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(window.history.state).toEqual(before));
  },
});

/** Opened again at once, while the browser still goes back, it stays open. */
export const OpenedAgain = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    const first = await opened(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 2' }));
    const second = await opened(2);
    await waitFor(() => expect(window.history.state).toHaveProperty('iskraOverlay'));
    await expect(second).toHaveAttribute('data-state', 'open');
    window.history.back();
    await waitFor(() => expect(second).not.toBeInTheDocument());
  },
});

/** Closer by keys, by buttons and by a double click; another photo begins whole [B2.12]. */
export const Zoomed = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    await opened(1);
    const photo = await screen.findByAltText<HTMLImageElement>(said(lightboxLabels).photo(1, 3));
    await waitFor(() => expect(photo).toBeVisible());
    const scale = () => new DOMMatrix(getComputedStyle(photo).transform).a;
    await userEvent.keyboard('++');
    await expect(scale()).toBe(2.25);
    await userEvent.click(screen.getByRole('button', { name: said(lightboxLabels).zoomOut }));
    await expect(scale()).toBe(1.5);
    await userEvent.keyboard('0');
    await expect(scale()).toBe(1);
    await userEvent.dblClick(photo);
    await expect(scale()).toBe(2.25);
    await userEvent.keyboard('{ArrowRight}');
    await opened(2);
    await userEvent.keyboard('{ArrowLeft}');
    await opened(1);
    await expect(screen.getByRole('button', { name: said(lightboxLabels).zoomOut })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

const onSetMain = fn<(id: string) => void>();
const onRemove = fn<(id: string) => void>();

/** One's own: made main and deleted by buttons and by their keys, in any layout [B2.8], [B2.12]. */
export const Own = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: () => {
    onSetMain.mockClear();
    onRemove.mockClear();
  },
  args: { mainId: '1', onSetMain, onRemove },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    const dialog = await opened(1);
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(screen.queryByRole('button', { name: said(lightboxLabels).setMain })).toBeNull();
    await userEvent.keyboard('m');
    await expect(onSetMain).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await opened(2);
    await userEvent.keyboard('m{Delete}');
    await expect(onSetMain).toHaveBeenLastCalledWith('2');
    await expect(onRemove).toHaveBeenLastCalledWith('2');
    await userEvent.click(screen.getByRole('button', { name: said(lightboxLabels).setMain }));
    await expect(onSetMain).toHaveBeenCalledTimes(2);
  },
});

const onReport = fn<(id: string) => void>();

/** Somebody else's: their name in the texts, nothing to save, and a way to report [B2.13], [B2.17]. */
export const Others = meta.story({
  tags: ['proof', '!autodocs'],
  args: { name: 'Анна', onReport },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 2' }));
    await opened(2);
    const photo = screen.getByAltText(said(lightboxLabels).photoOf(2, 'Анна'));
    await expect(photo).toHaveAttribute('draggable', 'false');
    await expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: said(lightboxLabels).report }));
    await expect(onReport).toHaveBeenLastCalledWith('2');
  },
});

const onDelete = fn();

export const WithActions = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: () => void onDelete.mockClear(),
  args: {
    actions: ({ id }) => (
      <Button variant="secondary" iconStart={<Trash2 />} onClick={() => onDelete(id)}>
        Удалить
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 3' }));
    await opened(3);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await expect(onDelete).toHaveBeenCalledWith('3');
  },
});

/** A photo that does not come says so and can be asked for again. */
export const Broken = meta.story({
  tags: ['proof', '!autodocs'],
  args: { photos: [{ id: 'x', src: 'data:image/png;base64,broken' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    await opened(1, 1);
    await expect(await screen.findByText(said(lightboxLabels).broken)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: said(lightboxLabels).retry }));
    await expect(await screen.findByText(said(lightboxLabels).broken)).toBeVisible();
  },
});

/** A name and a question that are long, in a small window. */
export const LongText = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: {
    name: 'Александра-Валентина Константинопольская',
    onRemove: fn(),
    actions: () => <span>Удалить единственное фото? Вас будут видеть без фото, пока не добавите другое</span>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    await opened(1);
    await expect(screen.getByText(/Удалить единственное фото/)).toBeVisible();
  },
});

/** Nothing to show: it stays closed. */
export const NoPhotos = meta.story({
  tags: ['proof', '!autodocs'],
  args: { photos: [], index: 0 },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Without motion it closes the same way and gives the focus back. */
export const ReducedMotion = meta.story({
  globals: { motion: 'none' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Фото 1' });
    await userEvent.click(opener);
    const dialog = await opened(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
});

function WithToast() {
  const [toaster] = useState(() => {
    const made = createToaster();
    made.show({ type: 'error', title: 'Не отправлено', text: 'Нет соединения' });
    return made;
  });
  return (
    <>
      <Gallery />
      <Toaster toaster={toaster} />
    </>
  );
}

/** A toast stays while a dialog is open, so it must not stand on what closes and zooms. */
export const UnderAToast = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'A toast covers neither the close button nor the zoom [B7.11]',
  render: () => <WithToast />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    const dialog = await opened(1);
    const toast = document.querySelector('[data-iskra-toaster] li')?.getBoundingClientRect();
    const { close, zoomIn, zoomOut } = said(lightboxLabels);
    for (const name of [close, zoomIn, zoomOut]) {
      const button = within(dialog).getByRole('button', { name });
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(toast?.top ?? 0);
    }
  },
});

/** Whatever the theme, the photos lie on a dark ground. */
export const RingOnDark = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'The ring of focus has 3:1 on the dark ground, in the light theme too',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    await opened(1);
    await userEvent.tab();
    const { outlineColor, outlineStyle } = getComputedStyle(document.activeElement as HTMLElement);
    await expect(outlineStyle).toBe('solid');
    await expect(contrastRatio(hexOf(outlineColor), '#24101c')).toBeGreaterThanOrEqual(3);
  },
});

const hexOf = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** What stands behind is words: the bar that has words of its own lets none of them through. */
export const BarIsOpaque = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'The page does not shine through the counter',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    const dialog = await opened(1);
    const grounds = [dialog, dialog.querySelector('header') as HTMLElement].map((each) =>
      getComputedStyle(each),
    );
    const layers = grounds.flatMap(({ backgroundColor, backgroundImage }) => [
      backgroundColor,
      ...(backgroundImage.match(/linear-gradient\(.*?\)\)/g) ?? []),
    ]);
    const opacities = layers.map((layer) => Number(/0\.\d+/.exec(layer)?.[0] ?? 0));
    const seenThrough = opacities.reduce((left, opacity) => left * (1 - opacity), 1);
    await expect(seenThrough).toBeLessThan(0.03);
  },
});

export const Pinched = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Two fingers bring the photo closer and back [B2.12]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1' }));
    await opened(1);
    const photo = await screen.findByAltText(said(lightboxLabels).photo(1, 3));
    const at = (pointerId: number, clientX: number) => ({
      ...{ pointerId, clientX, clientY: 300, pointerType: 'touch', button: 0 },
      isPrimary: pointerId === 1,
    });
    await fireEvent.pointerDown(photo, at(1, 300));
    await fireEvent.pointerDown(photo, at(2, 400));
    await fireEvent.pointerMove(photo, at(2, 500));
    await expect(photo.style.transform).toContain('scale(2)');
    await fireEvent.pointerMove(photo, at(2, 340));
    await expect(photo.style.transform).toBe('');
    await fireEvent.pointerUp(photo, at(2, 340));
    await fireEvent.pointerUp(photo, at(1, 300));
    await opened(1);
  },
});
