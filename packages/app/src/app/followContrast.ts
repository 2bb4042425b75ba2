/** Loads the colours of more contrast once the device asks for them; few do, so nobody else pays. */
export function followContrast(): void {
  const asked = matchMedia('(prefers-contrast: more)');
  const wear = async () => (await import('@iskra/ui/contrast')).wearMoreContrast();
  if (asked.matches) void wear();
  else asked.addEventListener('change', () => void wear(), { once: true });
}
