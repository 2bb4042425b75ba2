/** Has the font ready for the first screen, which would be laid out in the device's before, and then again. */
export function loadFont(): void {
  document.fonts.load("1em 'Manrope Variable'", 'Aя').catch(() => undefined);
}
