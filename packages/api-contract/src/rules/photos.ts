import { limits } from '../limits';
import { invalidField, Refused } from './Refused';

/** What can be wrong with a photo that is sent (D-28). */
export type PhotoProblem = 'required' | 'photoTooLarge' | 'photoType' | 'photoTooSmall' | 'photoTooDetailed';

/** The refusal of a photo: 413 and 415 for the file as such, 422 for its content. */
export function photoRefusal(problem: PhotoProblem): Refused {
  if (problem === 'photoTooLarge') return new Refused(413, problem);
  if (problem === 'photoType') return new Refused(415, problem);
  return invalidField('image', problem);
}

/** Whether another photo finds no slot (409, D-28). */
export function areSlotsFull(taken: number): boolean {
  return taken >= limits.photoSlots;
}

/** Whether the keys are all of a member's photos in some order, each once (D-28). */
export function isReordering(kept: readonly string[], wanted: readonly string[]): boolean {
  return kept.length === wanted.length && kept.every((key) => wanted.includes(key));
}

/** The main photo once one is removed: without the main one the first that remains (D-28). */
export function mainWithout(
  removed: string,
  { kept, main }: { readonly kept: readonly string[]; readonly main: string | null },
): string | null {
  return main === removed ? (kept.find((key) => key !== removed) ?? null) : main;
}
