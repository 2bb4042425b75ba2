const scenes = [
  ['#F3B58F', '#B56A55', '#3B2430'],
  ['#BFD4D9', '#5F8793', '#5A3A2A'],
  ['#CFE0C3', '#7D9B76', '#A5552E'],
  ['#F6D9A8', '#C98C63', '#20161F'],
] as const;

/** A drawn portrait for stories, as an address; the same seed gives the same picture. */
export function storyPortrait(seed: number): string {
  const [light, deep, hair] = scenes[seed % scenes.length] ?? scenes[0];
  const turn = ((seed * 37) % 40) - 20;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 600">
    <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
    <rect width="420" height="600" fill="url(#g)"/><g transform="translate(${turn} 0)">
    <ellipse cx="210" cy="330" rx="140" ry="190" fill="${hair}"/><path d="M70 600c0-110 60-160 140-160s140 50 140 160z" fill="#6d4550"/>
    <ellipse cx="210" cy="320" rx="92" ry="118" fill="#F0C39E"/><path d="M118 300c10-100 170-110 186 0-40-50-130-60-186 0z" fill="${hair}"/>
    <path d="M165 312q14-16 28 0M230 312q14-16 28 0M180 372q30 28 62 0" fill="none" stroke="${hair}" stroke-width="7" stroke-linecap="round"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
