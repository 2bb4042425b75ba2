import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { globSync } from 'tinyglobby';

const folders = 'packages/{ui,app}/src/**/__screenshots__';

/** Takes all references away, so that none of a story that is gone stays behind. */
export function forgetPictures(root: string): void {
  for (const folder of globSync(folders, { cwd: root, onlyDirectories: true }))
    rmSync(path.join(root, folder), { recursive: true });
}

/** Packs the references without losing a pixel; sharp's `effort` would bring them down to 256 colours. */
export async function compressPictures(root: string): Promise<{ count: number; kilobytes: number }> {
  const files = globSync(`${folders}/*.png`, { cwd: root, absolute: true });
  let bytes = 0;
  for (const file of files) {
    const before = readFileSync(file);
    const packed = await sharp(before).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
    const kept = packed.length < before.length ? packed : before;
    if (kept === packed) writeFileSync(file, packed);
    bytes += kept.length;
  }
  return { count: files.length, kilobytes: Math.round(bytes / 1024) };
}
