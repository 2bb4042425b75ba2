import * as z from 'zod/mini';
import { call } from '../call';
import { images } from '../entities';
import { limits } from '../limits';
import { photoKey } from '../photoKey';

/** Multipart field `image`; type by content, re-encoded, metadata removed (D-28). A new photo becomes main. */
export const uploadImage = call({
  summary: 'Add a photo',
  method: 'POST',
  path: '/api/user/image-upload',
  who: 'member',
  bodyAs: 'upload',
  answer: z.object({ path: z.string(), key: z.string(), ...images.shape }),
  errors: [401, 409, 413, 415, 419, 422, 429],
});

export const setMainImage = call({
  summary: 'Make a photo the main one',
  method: 'PATCH',
  path: '/api/user/image-set-as-main',
  who: 'member',
  body: z.object({ key: photoKey }),
  answer: images,
  errors: [401, 404, 419, 422],
});

/** `keys` are all of the member's photos, each once, in their new order (D-28). */
export const orderImages = call({
  summary: 'Put photos into another order',
  method: 'PATCH',
  path: '/api/user/image-order',
  who: 'member',
  body: z.object({ keys: z.array(photoKey).check(z.minLength(1), z.maxLength(limits.photoSlots)) }),
  answer: images,
  errors: [401, 419, 422],
});

/** Deleting the main photo makes the first remaining one main. */
export const deleteImage = call({
  summary: 'Delete a photo',
  method: 'POST',
  path: '/api/user/image-delete',
  who: 'member',
  body: z.object({ key: photoKey }),
  answer: images,
  errors: [401, 404, 419, 422],
});
