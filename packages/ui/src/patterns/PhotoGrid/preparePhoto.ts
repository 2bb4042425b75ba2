import type { PhotoCrop } from './photoCrop';
import { preparedSize, type PhotoDrawing } from './preparedSize';

const quality = 0.9;

// [B2.5]
/**
 * A JPEG of at most 1600 px a side, or a strip of 320 px, upright and without metadata, of a picture that the browser
 * opens; HEIC too, where it does. Rejects when it does not.
 */
export async function preparePhoto(file: File, crop?: PhotoCrop): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const drawing = preparedSize(bitmap, crop);
    const blob = await drawn(bitmap, drawing, crop?.turns ?? 0);
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
  } finally {
    bitmap.close();
  }
}

async function drawn(bitmap: ImageBitmap, drawing: PhotoDrawing, turns: number): Promise<Blob> {
  const { canvas, brush } = blankCanvas(drawing);
  const { turned, x, y } = drawing;
  const [width, height] = turns % 2 === 1 ? [turned.height, turned.width] : [turned.width, turned.height];
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, drawing.width, drawing.height);
  brush.imageSmoothingQuality = 'high';
  brush.translate(turned.width / 2 - x, turned.height / 2 - y);
  brush.rotate((turns * Math.PI) / 2);
  brush.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return encoded(canvas);
}

function blankCanvas({ width, height }: PhotoDrawing) {
  const canvas =
    typeof OffscreenCanvas === 'undefined'
      ? Object.assign(document.createElement('canvas'), { width, height })
      : new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d') as
    CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!brush) throw new Error('The browser does not draw');
  return { canvas, brush };
}

function encoded(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob> {
  const type = 'image/jpeg';
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), type, quality),
  );
}
