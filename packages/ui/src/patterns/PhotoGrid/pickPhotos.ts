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
  /** In the order chosen: all that are refused, and as many fit ones as there are free slots. */
  readonly picked: readonly PickedPhoto[];
  /** Fit, but the same bytes as another one, with a slot left for them: the member is asked. */
  readonly duplicates: readonly File[];
  /** How many fit files found no slot. */
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
/** Looks into each file: fit ones take the free slots in their order, refused ones take none. */
export async function pickPhotos(files: readonly File[], rules: PickingRules): Promise<Picking> {
  const checked = await checkAll(files, rules);
  const fit = checked.filter((photo) => !photo.problem && !photo.isAgain);
  const again = checked.filter(({ isAgain }) => isAgain);
  const placed = new Set(fit.slice(0, rules.freeSlots));
  // Nobody is asked about what would find no slot.
  const asked = again.slice(0, rules.freeSlots - placed.size);
  return {
    picked: checked
      .filter((photo) => photo.problem || placed.has(photo))
      .map(({ file, problem }) => ({ file, problem })),
    duplicates: asked.map(({ file }) => file),
    leftOut: fit.length - placed.size + again.length - asked.length,
  };
}

interface CheckedPhoto extends PickedPhoto {
  /** The same bytes are there already, or were chosen before it. */
  readonly isAgain: boolean;
}

async function checkAll(files: readonly File[], rules: PickingRules): Promise<readonly CheckedPhoto[]> {
  const checked: CheckedPhoto[] = [];
  const seen = [...rules.known];
  for (const file of files) {
    const problem = await checkPhoto(file, rules, rules.measure);
    const isAgain = !problem && (await isAmong(file, seen)) && !(await isAmong(file, rules.allowed ?? []));
    checked.push({ file, problem, isAgain });
    seen.push(file);
  }
  return checked;
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
