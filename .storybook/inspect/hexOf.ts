/** `#RRGGBB` of a computed colour; undefined for what is none or can be seen through. */
export function hexOf(value: string): string | undefined {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value)?.slice(1) ?? [];
  const hex = parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('');
  return hex ? `#${hex.toUpperCase()}` : undefined;
}
