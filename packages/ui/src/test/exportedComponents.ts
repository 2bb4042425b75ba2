/** Names of all components that an entry of the kit exports; the icons are one component with many drawings. */
export function exportedComponents(): string[] {
  const entries = import.meta.glob<object>(['../exports/*.ts', '!../exports/icons.ts'], { eager: true });
  const names = Object.values(entries).flatMap((entry) => Object.keys(entry));
  return [...new Set(names)].filter((name) => /^[A-Z]/.test(name)).sort();
}
