/** A drawn head as an image address, so that stories need no network; `hue` in degrees tells people apart. */
export function portraitUrl(hue = 20): string {
  const head = `<circle cx="150" cy="160" r="70" fill="hsl(${hue} 60% 82%)"/>`;
  const hair = `<path d="M70 170a80 90 0 0 1 160 0c-20-50-60-70-80-70s-60 20-80 70Z" fill="hsl(${hue} 45% 22%)"/>`;
  const body = `<path d="M30 400a120 130 0 0 1 240 0Z" fill="hsl(${hue + 160} 35% 45%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="hsl(${hue + 40} 50% 78%)"/>${body}${head}${hair}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
