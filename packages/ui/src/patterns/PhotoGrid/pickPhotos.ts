import { bytesOf, checkPhoto, type MeasurePhoto, type PhotoProblem, type PhotoRules } from './checkPhoto';
import type { PhotoCrop } from './photoCrop';

/** A chosen file; with a problem it is shown at its slot and not sent. */
export interface PickedPhoto {
  /** The file as it was chosen. */
  readonly file: File;
  /** Why it cannot be sent; undefined when it can. */
  readonly problem?: PhotoProblem | undefined;
  /** What the member cut out of it; nothing for all of it. */
  readonly crop?: PhotoCrop | undefined;
}

export interface Picking {
  /** In the order chosen, at most as many as there are free slots. */
  readonly picked: readonly PickedPhoto[];
  /** Fit, but the same bytes as another one: the member is asked. */
  readonly duplicates: readonly File[];
  /** How many files found no slot. */
  readonly leftOut: number;
}

export interface PickingRules extends PhotoRules {
  readonly freeSlots: number;
  /** Files that already are photos, to notice the same one again. */
  readonly known: readonly File[];
  /** Files that the member wanted although they are there already: not asked again. */
  readonly allowed?: readonly File[] | undefined;
  readonly measure: MeasurePhoto;
}

// [PRO-02, B2.3]
/** Takes the first files that fit into the free slots and looks into each of them. */
export async function pickPhotos(files: readonly File[], rules: PickingRules): Promise<Picking> {
  const taken = files.slice(0, rules.freeSlots);
  const picked: PickedPhoto[] = [];
  const duplicates: File[] = [];
  const seen = [...rules.known];
  for (const file of taken) {
    const problem = await checkPhoto(file, rules, rules.measure);
    const isAgain = !problem && (await isAmong(file, seen)) && !(await isAmong(file, rules.allowed ?? []));
    if (isAgain) duplicates.push(file);
    else picked.push({ file, problem });
    seen.push(file);
  }
  return { picked, duplicates, leftOut: files.length - taken.length };
}

async function isAmong(file: File, others: readonly File[]): Promise<boolean> {
  const sameSize = others.filter(({ size }) => size === file.size);
  if (sameSize.length === 0) return false;
  const bytes = await bytesOf(file);
  for (const other of sameSize) if (isEqual(bytes, await bytesOf(other))) return true;
  return false;
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length > 0 && a.length === b.length && a.every((byte, index) => byte === b[index]);
}
