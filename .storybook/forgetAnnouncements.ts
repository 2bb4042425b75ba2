/** What one story had announced is not found by the next. */
export function forgetAnnouncements(): void {
  for (const region of document.querySelectorAll('[data-iskra-announcer]')) region.replaceChildren();
}
