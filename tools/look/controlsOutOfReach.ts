import type { Page } from 'playwright';

/**
 * Controls of the page that is open to which nobody can scroll, or on which something else lies wherever they are scrolled
 * to. The functions below go into the page as they are written, so they may use nothing but each other.
 */
export function controlsOutOfReach(page: Page): Promise<string[]> {
  return page.evaluate(`(() => { ${inPage.join('\n')}\nreturn outOfReach(); })()`);
}

const inPage = [outOfReach, controls, isPressable, isForFocusOnly, isReached, partsOf, isHit, nameOf];

function outOfReach(): string[] {
  return controls()
    .filter((control) => !isReached(control))
    .map((control) => `${nameOf(control)} cannot be reached`);
}

/** Where a menu or window is open, only those in it: what is behind waits until it closes. */
function controls(): HTMLElement[] {
  const onTop = [...document.querySelectorAll('[role=menu], [role=dialog], [role=alertdialog]')].at(-1);
  const all = (onTop ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [role=menuitem], [role=option], [tabindex="0"]',
  );
  return [...all].filter(isPressable);
}

/** Shown, and neither disabled nor behind a window. Files are chosen by the button that stands for their field. */
function isPressable(control: HTMLElement): boolean {
  const never = ':disabled, [aria-disabled=true], [type=hidden], [type=file], [data-radix-focus-guard]';
  if (control.matches(never) || control.matches('[tabindex="-1"]:not([role])')) return false;
  if (control.closest('[aria-hidden=true], [inert]')) return false;
  return control.checkVisibility({ visibilityProperty: true }) && !isForFocusOnly(control);
}

/** Drawn when it gets the focus, as the link past the navigation is. */
function isForFocusOnly(control: HTMLElement): boolean {
  const isClipped = getComputedStyle(control).clipPath.startsWith('inset(50%');
  return isClipped && !(control instanceof HTMLInputElement);
}

/** In view after the reader has scrolled there, with nothing upon it; a link of several lines by any of them. */
function isReached(control: HTMLElement): boolean {
  return partsOf(control).some((part) =>
    (['center', 'start', 'end'] as const).some((block) => {
      part.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      return [...part.getClientRects()].some((box) => isHit(part, box));
    }),
  );
}

/** What is pressed: the control, or the label that is drawn in its place. */
function partsOf(control: HTMLElement): HTMLElement[] {
  return [control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])];
}

function isHit(part: HTMLElement, { left, right, top, bottom }: DOMRect): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (part.contains(hit) || hit.closest('label')?.contains(part) === true);
}

function nameOf(control: HTMLElement): string {
  const words = control.getAttribute('aria-label') ?? control.textContent?.trim();
  return `${control.tagName.toLowerCase()} “${(words || control.outerHTML).slice(0, 60)}”`;
}
