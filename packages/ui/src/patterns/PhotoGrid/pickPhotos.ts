import { checkPhoto, type PhotoProblem, type PhotoRules } from './checkPhoto';
import { imageHeadBytes } from './imageType';

/** A chosen file; with a problem it is shown at its slot and not sent. */
export interface PickedPhoto {
  readonly file: File;
  readonly problem?: PhotoProblem | undefined;
}

export interface Picking {
  /** In the order chosen, at most as many as there are free slots. */
  readonly picked: readonly PickedPhoto[];
  /** How many files found no slot. */
  readonly leftOut: number;
}

export interface PickingRules extends PhotoRules {
  readonly freeSlots: number;
  /** Files that already are photos, to notice the same one again. */
  readonly known: readonly File[];
}

/** Takes the first files that fit into the free slots and looks into each of them [PRO-02]. */
export async function pickPhotos(files: readonly File[], rules: PickingRules): Promise<Picking> {
  const taken = files.slice(0, rules.freeSlots);
  const picked: PickedPhoto[] = [];
  const seen = [...rules.known];
  for (const file of taken) {
    const problem = (await faultOf(file, rules)) ?? ((await isAmong(file, seen)) ? 'duplicate' : undefined);
    picked.push({ file, problem });
    seen.push(file);
  }
  return { picked, leftOut: files.length - taken.length };
}

async function faultOf(file: File, rules: PhotoRules): Promise<PhotoProblem | undefined> {
  return checkPhoto(await bytesOf(file.slice(0, imageHeadBytes)), file.size, rules);
}

async function isAmong(file: File, others: readonly File[]): Promise<boolean> {
  const sameSize = others.filter(({ size }) => size === file.size);
  if (sameSize.length === 0) return false;
  const bytes = await bytesOf(file);
  for (const other of sameSize) if (isEqual(bytes, await bytesOf(other))) return true;
  return false;
}

/** A file that went away since it was chosen reads as empty. */
async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer().catch(() => new ArrayBuffer(0)));
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length > 0 && a.length === b.length && a.every((byte, index) => byte === b[index]);
}
