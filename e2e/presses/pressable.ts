/**
 * What a finger or a key may press on the page now: within the window that lies on top, seen, and not on the way out.
 * Goes into the page as it is.
 */
export function pressable(): Element[] {
  const layers = [
    ...document.querySelectorAll('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]'),
  ];
  const top = layers.filter((layer) => layer.checkVisibility()).at(-1) ?? document;
  const controls =
    'a[href],button,input:not([type=file]),textarea,select,[role=menuitem],[role=option],[role=slider],[tabindex="0"]';
  const leaves =
    /Выйти|Log out|Удалить аккаунт|Delete account|Завершить|End all|Sign out|Приостановить|Pause/i;
  const isForHere = (control: Element) =>
    !control.matches('[target=_blank],[download],[href^=mailto],[href^=tel],:disabled') &&
    !control.closest('[inert],[aria-hidden=true]') &&
    !leaves.test(`${control.textContent} ${control.getAttribute('aria-label')}`);
  return [...top.querySelectorAll(controls)].filter(
    (control) =>
      isForHere(control) && control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}

/** How a control is called in a report. Goes into the page as it is. */
export function nameOf(control: Element): string {
  const name = control.getAttribute('aria-label') ?? control.textContent.trim();
  return `${control.tagName.toLowerCase()} "${name.slice(0, 40)}"`;
}
