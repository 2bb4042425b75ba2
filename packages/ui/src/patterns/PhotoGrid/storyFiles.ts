/** A picture drawn here, as a file; two of the same colour and size have the same bytes. */
export async function storyFile(name: string, colour: string, width = 400, height = 400): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser does not draw');
  brush.fillStyle = colour;
  brush.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** A picture twice as wide as high, half of it red, which a camera held sideways marked to be turned right. */
export async function storyCameraFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(2400, 1200);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser does not draw');
  brush.fillStyle = 'blue';
  brush.fillRect(0, 0, 2400, 1200);
  brush.fillStyle = 'red';
  brush.fillRect(0, 0, 1200, 1200);
  const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
  return new File([jpeg.subarray(0, 2), exifTurnedRight, jpeg.subarray(2)], name, { type: 'image/jpeg' });
}

/** The segment APP1 of a JPEG with one entry: orientation 6. */
const exifTurnedRight = new Uint8Array([
  0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00, 0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08,
  0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
]);

/** Files as they are dropped or pasted. */
export function transferOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}
