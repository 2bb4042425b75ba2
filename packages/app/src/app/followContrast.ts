/** Loads the colours of more contrast once the device asks for them; few do, so nobody else pays. */
export function followContrast(): void {
  const asked = matchMedia('(prefers-contrast: more)');
  const load = () => void import('@iskra/ui/contrast');
  asked.onchange = load;
  if (asked.matches) load();
}
