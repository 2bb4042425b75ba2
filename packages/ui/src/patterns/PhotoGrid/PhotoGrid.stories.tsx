import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { storyPortrait } from '../storyPortrait';
import { PhotoGrid } from './PhotoGrid';
import type { PhotoGridProps } from './PhotoGridProps';
import { photoGridGuide } from './PhotoGrid.guide';

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}`, src: storyPortrait(index + 1) }));
const png = (seed: number, name = `${seed}.png`) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, seed])], name, {
    type: 'image/png',
  });
const text = new File(['только имя как у картинки'], 'text.png', { type: 'image/png' });

function Grid({ width = 540, ...props }: PhotoGridProps & { width?: number }) {
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <PhotoGrid {...props} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Patterns/PhotoGrid',
  component: Grid,
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
    onDismiss: fn(),
  },
});

function transfer(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** Six slots always; the main photo first, large, with words. */
export const SixSlots = meta.story({
  tags: ['visual-ru'],
  play: async ({ canvas, args, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Мои фотографии' });
    await expect(list.children).toHaveLength(6);
    await expect(list.firstElementChild).toHaveTextContent('Главное');
    await expect(canvas.getByRole('button', { name: 'Добавить фото, место 4 из 6' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Фото 1 из 3' }));
    await expect(args.onOpen).toHaveBeenCalledWith('p2');
  },
});

export const MenuByPointer = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с фото 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Сделать главным' }));
    await expect(args.onSetMain).toHaveBeenCalledWith('p1');
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с фото 1' }));
    await screen.findByRole('menuitem', { name: 'Удалить фото' });
    await expect(screen.queryByRole('menuitem', { name: 'Сделать главным' })).toBeNull();
  },
});

export const MenuByKeyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Действия с фото 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Посмотреть' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('p2');
  },
});

/** Dropped files show where they land; each is looked into, and what finds no slot is told. */
export const Dropped = meta.story({
  args: { photos: photos(4) },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Мои фотографии' });
    const dataTransfer = transfer([text, png(2), png(3)]);
    const drag = (type: string) =>
      list.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    drag('dragover');
    await waitFor(() => expect(list).toHaveAttribute('data-over'));
    drag('drop');
    await waitFor(() => expect(list).not.toHaveAttribute('data-over'));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ problem: 'type' }),
      expect.objectContaining({ problem: undefined }),
    ]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('1 файл не добавлен: мест всего 6');
  },
});

export const Pasted = meta.story({
  play: async ({ args }) => {
    const clipboardData = transfer([png(1, 'image.png')]);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ problem: undefined })]),
    );
  },
});

/** Waiting, going up with a percentage, being processed. */
export const Uploading = meta.story({
  args: {
    photos: photos(2),
    uploads: [
      { id: 1, name: 'море.jpg', state: 'processing', preview: storyPortrait(5), percent: 100 },
      { id: 2, name: 'горы.jpg', state: 'uploading', preview: storyPortrait(6), percent: 62 },
      { id: 3, name: 'лес.jpg', state: 'queued', preview: storyPortrait(7) },
    ],
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Загружается: горы.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(canvas.getByText('В очереди')).toBeVisible();
    await expect(canvas.getByText('Обрабатывается')).toBeVisible();
  },
});

/** Each file's fault stands at its own slot, with what can be done. */
export const Failed = meta.story({
  args: {
    photos: photos(2),
    uploads: [
      { id: 1, name: 'text.png', state: 'failed', problem: 'type' },
      { id: 2, name: 'копия.jpg', state: 'failed', problem: 'duplicate', preview: storyPortrait(6) },
      { id: 3, name: 'лес.jpg', state: 'failed', reason: 'Нет связи', preview: storyPortrait(7) },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Это не фото: подойдут JPEG, PNG, WebP и AVIF')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Всё равно добавить' }));
    await expect(args.onRetry).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith(3);
    const [first] = canvas.getAllByRole('button', { name: 'Убрать' });
    if (first) await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
});

function Live() {
  const [uploads, setUploads] = useState<PhotoGridProps['uploads']>([]);
  const start = () => setUploads([{ id: 1, name: 'море.jpg', state: 'uploading', percent: 5 }]);
  return (
    <>
      <button onClick={start}>Начать</button>
      <button onClick={() => setUploads([])}>Закончить</button>
      <Grid label="Мои фотографии" photos={photos(1)} uploads={uploads} onAdd={() => undefined} />
    </>
  );
}

export const Announced = meta.story({
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Начать' }));
    await expect(canvas.getByText('Загружается: море.jpg')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Закончить' }));
    await expect(canvas.getByText('Добавлено: море.jpg')).toHaveAttribute('aria-live', 'polite');
  },
});

/** Somebody else's photos: nothing to add, nothing to change. */
export const ReadOnly = meta.story({
  args: { label: 'Фотографии', readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Фотографии' }).children).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /Добавить|Действия/ })).toBeNull();
  },
});
export const Empty = meta.story({ args: { photos: [], mainId: null } });
export const Narrow = meta.story({ tags: ['visual-en'], args: { width: 320 } });
