import type { PhotoSide } from './checkPhoto';

/** Size of a picture in px, as the browser opens it; undefined when it does not. */
export async function measurePhoto(file: Blob): Promise<PhotoSide | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
