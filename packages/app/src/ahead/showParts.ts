import type { CallAhead, OpeningCandidate, OpeningRow } from '@iskra/api-contract/ahead';
import { stillPassed, type Passed } from '../model/encounters/stillPassed';
import { keptValue } from './keptValue';

/** Lays the first parts of an answer where the screen will show the same; says whether there were any. */
export function showParts(shows: CallAhead['shows'], parts: readonly unknown[]): boolean {
  if (shows === 'rows') return showRows(parts as OpeningRow[]);
  return showPhotos(shows === 'deck' ? [nextPhoto(parts as OpeningCandidate[])] : (parts as string[]));
}

/** Whoever was passed is asked for and left out. */
function nextPhoto(candidates: readonly OpeningCandidate[]): string | undefined {
  const passed = stillPassed((keptValue<Passed[]>('passed') ?? []) as Passed[], Date.now());
  return candidates.find(({ id }) => !passed.has(id))?.photo;
}

function showPhotos(photos: readonly (string | null | undefined)[]): boolean {
  document.querySelectorAll('.opening > span').forEach((place, at) => {
    const src = photos[at];
    if (src) place.append(picture(src));
  });
  return photos.some(Boolean);
}

/** More than a high window shows at once. */
const mostRows = 16;

function showRows(rows: readonly OpeningRow[]): boolean {
  const opening = document.querySelector<HTMLElement>('.opening');
  if (!opening || rows.length === 0) return false;
  opening.dataset['rows'] = '';
  opening.append(...rows.slice(0, mostRows).map(row));
  return true;
}

/** The list itself, when it comes, is what is read out. */
function row({ name, photo, text, unread }: OpeningRow): HTMLElement {
  const face = element('i', '');
  if (photo) face.append(picture(photo));
  const parts = [face, element('b', name), element('u', text)];
  if (unread > 0) parts.push(element('em', unread > 99 ? '99+' : String(unread)));
  const made = element('p', '');
  made.ariaHidden = 'true';
  made.append(...parts);
  return made;
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text, dir: 'auto' });
}

function picture(src: string): HTMLImageElement {
  return Object.assign(new Image(), { src, alt: '', fetchPriority: 'high' });
}
