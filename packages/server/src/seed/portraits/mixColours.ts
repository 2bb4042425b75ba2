/** A colour between two, both `#rrggbb`; `share` 0 is the first, 1 the second. */
export function mixColours(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((value, index) => value + ((b[index] ?? value) - value) * share);
  return `#${mixed.map(hex).join('')}`;
}

const channels = (colour: string) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
const hex = (value: number) =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');
