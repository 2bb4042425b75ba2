/** `assertive` interrupts what is being read: for what went wrong. */
export type Urgency = 'polite' | 'assertive';

/** Long enough to be read, short enough not to be found later. */
const keptFor = 7000;
/** A screen reader has to know a region before it changes. */
const noticedAfter = 100;
const marker = 'data-iskra-announcer';
const outOfSight = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';

/** The two live regions of a place, made when first asked for and there for as long as the place is. */
export function openRegions(place: HTMLElement): void {
  if (place.querySelector(`:scope > [${marker}]`)) return;
  for (const urgency of ['polite', 'assertive'] as const) {
    const region = document.createElement('div');
    region.setAttribute(marker, urgency);
    region.setAttribute('aria-live', urgency);
    region.setAttribute('aria-relevant', 'additions');
    region.style.cssText = outOfSight;
    place.append(region);
  }
}

/** Has a screen reader say a text. Each is a line of its own, so that two at a time do not lose one. */
export function announce(text: string, urgency: Urgency, place: HTMLElement): void {
  const isNew = !place.querySelector(`:scope > [${marker}]`);
  openRegions(place);
  const region = place.querySelector(`:scope > [${marker}=${urgency}]`);
  const line = document.createElement('div');
  line.dir = 'auto';
  line.textContent = text;
  if (isNew) setTimeout(() => region?.append(line), noticedAfter);
  else region?.append(line);
  setTimeout(() => line.remove(), keptFor);
}
