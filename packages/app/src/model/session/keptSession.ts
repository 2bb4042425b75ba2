import { images, user, type Images } from '@iskra/api-contract';
import * as z from 'zod/mini';
import { persisted, type KeyValueStorage } from '../../shared/storage';

export const noImages: Images = { all_images: {}, main_image: null };

/** Who is signed in, under the keys of spec point 3; all of it goes when the session ends [ENT-01]. */
export function keptSession(storage: KeyValueStorage) {
  return {
    auth: persisted(storage, 'auth', z.boolean(), false),
    user: persisted(storage, 'user', z.nullable(user), null),
    images: persisted(storage, 'images', images, noImages),
    mainImage: persisted(storage, 'mainImage', z.nullable(z.string()), null),
    sound: persisted(storage, 'sound', z.boolean(), true),
    premium: persisted(storage, 'premiumStatus', z.boolean(), false),
  };
}
