import { deleteImage, orderImages, setMainImage, uploadImage } from '@iskra/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../Deps';
import { rateLimits } from '../../http/rateLimits';
import { invalidField, notFound, Refused } from '../../http/Refused';
import { route } from '../../http/route';
import { checkPicture } from '../../photos/checkPicture';
import { expectFiles, removeFiles } from '../../photos/leftovers';
import { makeSizes } from '../../photos/makeSizes';
import { newPhotoKey } from '../../photos/PhotoStore';
import { imagePath, presentImages } from '../members/members.present';
import { findPhotoFile } from './findPhotoFile';
import { inOrder } from './inOrder';
import { addPhoto, makeMain, orderPhotos, refuseFull, removePhoto } from './photos.repository';

/** A member's own photos, and the files of everybody's. */
export function photoRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const perMember = inOrder();

  route(app, deps, uploadImage, async ({ me, request }) => {
    deps.limiter.take(rateLimits.uploads, me.id);
    await refuseFull(db, me.id);
    const picture = readPicture(request);
    picture.catch(() => undefined); // it is awaited in its turn, which may come after it failed
    const added = await perMember(me.id, async () => keepPhoto(deps, me.id, await picture));
    return { path: imagePath(added.key), key: added.key, ...presentImages(added.user, added.photos) };
  });

  route(app, deps, setMainImage, async ({ me, body }) => {
    const album = await makeMain(db, me.id, body.key);
    return presentImages(album.user, album.photos);
  });

  route(app, deps, orderImages, async ({ me, body }) => {
    const album = await orderPhotos(db, me.id, body.keys);
    return presentImages(album.user, album.photos);
  });

  route(app, deps, deleteImage, async ({ me, body }) => {
    const album = await removePhoto(db, me.id, body.key);
    await removeFiles(deps, body.key).catch((error: unknown) => {
      deps.log.error(error, 'The files of a photo could not be removed yet');
    });
    return presentImages(album.user, album.photos);
  });

  app.get<{ Params: { key: string; file: string } }>('/photos/:key/:file', async ({ params }, reply) => {
    const content = await findPhotoFile(deps, params.key, params.file);
    if (!content) throw notFound();
    void reply
      .type('image/webp')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Content-Security-Policy', "default-src 'none'; sandbox");
    return reply.send(content);
  });
}

async function keepPhoto(deps: Deps, userId: number, picture: Buffer) {
  await checkPicture(picture);
  const sizes = await makeSizes(picture, 'attention').catch(() => {
    throw new Refused(415, 'photoType');
  });
  const key = newPhotoKey();
  await expectFiles(deps.db, key);
  await deps.photos.put(key, sizes);
  try {
    return { key, ...(await addPhoto(deps.db, userId, key, deps.now())) };
  } catch (error) {
    await removeFiles(deps, key).catch(() => undefined); // tried again later
    throw error;
  }
}

async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refused(415, 'wrongType');
  const part = await request.file();
  if (part?.fieldname !== 'image') {
    part?.file.resume();
    throw invalidField('image', 'required');
  }
  return part.toBuffer().catch((error: unknown) => {
    throw (error as { statusCode?: number }).statusCode === 413 ? new Refused(413, 'photoTooLarge') : error;
  });
}
