import { deleteImage, limits, orderImages, setMainImage, uploadImage } from '@iskra/api-contract';
import { areSlotsFull, photoRefusal, Refused } from '@iskra/api-contract/rules';
import { addPhoto, makeMain, orderPhotos, removePhoto, tellPhotos } from '../world/photos';
import { presentImages } from '../world/presentMember';
import type { Answer } from './answer';

/** A member's own photos. */
export const photoHandlers = (answer: Answer) => [
  answer(uploadImage, async ({ me, world, request, socketId }) => {
    const before = me.mainPhotoKey;
    if (areSlotsFull(me.photos.length)) throw new Refused(409, 'photoSlotsFull');
    const file = await readPicture(request);
    const photo = addPhoto(world, me, URL.createObjectURL(file));
    tellPhotos(world, me, before, socketId);
    return { path: photo.path, key: photo.key, ...presentImages(me) };
  }),

  answer(setMainImage, ({ me, body, world, socketId }) => {
    const before = me.mainPhotoKey;
    makeMain(me, body.key);
    tellPhotos(world, me, before, socketId);
    return presentImages(me);
  }),

  answer(orderImages, ({ me, body, world, socketId }) => {
    const before = me.mainPhotoKey;
    orderPhotos(me, body.keys);
    tellPhotos(world, me, before, socketId);
    return presentImages(me);
  }),

  answer(deleteImage, ({ me, body, world, socketId }) => {
    const before = me.mainPhotoKey;
    removePhoto(me, body.key);
    tellPhotos(world, me, before, socketId);
    return presentImages(me);
  }),
];

/** The picture of the field `image`; mocks trust its declared type and do not read the file. */
async function readPicture(request: Request): Promise<Blob> {
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (!isMultipart) throw new Refused(415, 'wrongType');
  const file = (await request.clone().formData()).get('image');
  if (!(file instanceof Blob)) throw photoRefusal('required');
  if (file.size > limits.photo.maxBytes) throw photoRefusal('photoTooLarge');
  if (!limits.photo.types.some((type) => type === file.type)) throw photoRefusal('photoType');
  return file;
}
