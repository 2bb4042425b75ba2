import type { Images } from '@iskra/api-contract';

/** A photo as the back end names it. */
export interface OwnPhoto {
  readonly key: string;
  readonly path: string;
}

/** What the server answers to an upload: all photos, and which is the new one. */
export interface Arrived extends Images, OwnPhoto {}

/** The main one first, the others as they came. */
export function ownPhotos({ all_images, main_image }: Images): OwnPhoto[] {
  return Object.entries(all_images)
    .map(([key, path]) => ({ key, path }))
    .sort((one, other) => Number(other.path === main_image) - Number(one.path === main_image));
}
