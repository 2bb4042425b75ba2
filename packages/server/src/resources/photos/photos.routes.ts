import { rm } from 'node:fs/promises';
import { deleteImage, orderImages, setMainImage, uploadImage } from '@iskra/api-contract';
import { photoRefusal } from '@iskra/api-contract/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../Deps';
import { hourMs, perMember } from '../../http/callLimits';
import { route } from '../../http/route';
import type { PhotoSizes } from '../../photos/decoder/Decoding';
import { expectFiles, removeFiles } from '../../photos/leftovers';
import { OpenUploads } from '../../photos/OpenUploads';
import { newPhotoKey } from '../../photos/PhotoStore';
import { publishQueued } from '../../realtime/outbox';
import { ownSocket } from '../../realtime/ownSocket';
import { imagePath, presentImages } from '../members/members.present';
import { inOrder } from './inOrder';
import { receivePicture } from './receivePicture';
import { addPhoto, makeMain, orderPhotos, refuseFull, removePhoto, type Owner } from './photos.repository';

/** A member's own photos. */
export function photoRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const oneByOne = inOrder();
  const uploads = new OpenUploads();

  const limit = perMember('uploads', 60, hourMs);
  route(app, deps, uploadImage, { limit }, async ({ me, now, request }) => {
    await refuseFull(db, me.id);
    const leave = uploads.enter(me.id);
    const received = receivePicture(deps, request).finally(leave);
    received.catch(() => undefined); // it is awaited in its turn, which may come after it failed
    const added = await oneByOne(me.id, async () =>
      keepPhoto(deps, ownerOf(request, me.id), await received, now),
    );
    await publishQueued(deps, added.queued);
    return { path: imagePath(added.key), key: added.key, ...presentImages(added.user, added.photos) };
  });

  route(app, deps, setMainImage, async ({ me, body, request }) => {
    const album = await makeMain(db, ownerOf(request, me.id), body.key);
    await publishQueued(deps, album.queued);
    return presentImages(album.user, album.photos);
  });

  route(app, deps, orderImages, async ({ me, body, request }) => {
    const album = await orderPhotos(db, ownerOf(request, me.id), body.keys);
    await publishQueued(deps, album.queued);
    return presentImages(album.user, album.photos);
  });

  route(app, deps, deleteImage, async ({ me, body, request }) => {
    const album = await removePhoto(db, ownerOf(request, me.id), body.key);
    await publishQueued(deps, album.queued);
    await removeFiles(deps, body.key).catch((error: unknown) => {
      deps.log.error(error, 'The files of a photo could not be removed yet');
    });
    return presentImages(album.user, album.photos);
  });
}

const ownerOf = (request: FastifyRequest, id: number): Owner => ({ id, socket: ownSocket(request, id) });

/** Decodes an upload, keeps it as the member's photo and removes its file. */
async function keepPhoto(deps: Deps, owner: Owner, file: string, now: Date) {
  try {
    const decoded = await deps.photos.queue.decode({ file });
    if ('problem' in decoded) throw photoRefusal(decoded.problem);
    return await addSizes(deps, owner, decoded.sizes, now);
  } finally {
    await rm(file, { force: true });
  }
}

async function addSizes(deps: Deps, owner: Owner, sizes: PhotoSizes, now: Date) {
  const key = newPhotoKey();
  await expectFiles(deps.db, key);
  await deps.photos.put(key, sizes);
  try {
    return { key, ...(await addPhoto(deps.db, owner, key, now)) };
  } catch (error) {
    await removeFiles(deps, key).catch(() => undefined); // tried again later
    throw error;
  }
}
