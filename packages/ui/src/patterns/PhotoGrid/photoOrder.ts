/** The ids with the main one first, the others as they came. */
export function mainFirst(ids: readonly string[], mainId: string | null | undefined): readonly string[] {
  return mainId && ids.includes(mainId) ? [mainId, ...ids.filter((id) => id !== mainId)] : ids;
}

/** The ids with one of them at another place, from 0; an unknown id changes nothing, a place outside is the nearest. */
export function movePhoto(ids: readonly string[], id: string, to: number): readonly string[] {
  if (!ids.includes(id)) return ids;
  const others = ids.filter((other) => other !== id);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** An order that was asked for, over the photos that there are now: what is gone falls out, what is new comes last. */
export function remap(wanted: readonly string[], ids: readonly string[]): readonly string[] {
  return [...wanted.filter((id) => ids.includes(id)), ...ids.filter((id) => !wanted.includes(id))];
}

/**
 * The place that a key leads to in the grid of three columns whose first cell is two by two; undefined for other keys.
 * Left and right are mirrored where one reads from the right.
 */
export function placeAfterKey(
  key: string,
  place: number,
  count: number,
  dir: 'ltr' | 'rtl',
): number | undefined {
  const ahead = dir === 'ltr' ? 1 : -1;
  const to = {
    ArrowRight: place + ahead,
    ArrowLeft: place - ahead,
    ArrowDown: below(place),
    ArrowUp: above(place),
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : to >= 0 && to < count ? to : place;
}

const below = (place: number) => (place === 1 ? 2 : place + 3);

function above(place: number): number {
  if (place === 2) return 1;
  if (place === 4) return 0;
  return place === 5 ? 2 : place - 3;
}
