/** Longest side in px of each stored size of a photo. */
export const photoSizes = { sm: 160, md: 480, lg: 1200 } as const;
export type PhotoSize = keyof typeof photoSizes;

/** The wire names the large size (`/photos/KEY/lg.webp`); this gives another size, or the path itself if it has none. */
export function photoPath(path: string, size: PhotoSize): string {
  return path.replace(/\/lg\.webp$/, `/${size}.webp`);
}
