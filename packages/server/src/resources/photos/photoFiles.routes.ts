import { photoSizes, type PhotoSize } from '@iskra/api-contract';
import { isStorable, notFound } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { readSession } from '../../session/sessions';
import { openPhoto } from './openPhoto';
import { photoFor } from './photoFor';

/** Long enough to move back and forth in the product; after that the right is checked again, mostly with a 304. */
const keptS = 60 * 60;

/** The files of photos. Each request is authorised by itself, so that an address alone opens nothing. */
export function photoFileRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { key: string; file: string } }>('/photos/:key/:file', async (request, reply) => {
    const { key, file } = request.params;
    const size = sizeOf(file);
    const session = size && isStorable(key) ? await readSession(deps, request) : null;
    const photo = session?.user ? await photoFor(deps.db, session.user.id, key) : null;
    if (!photo || !size) throw notFound();
    const tag = `"${key}-${size}"`;
    void reply.header('Cache-Control', `private, max-age=${keptS}, immutable`).header('ETag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const opened = await openPhoto(deps, photo, size);
    if (!opened) throw notFound();
    if (opened.bytes !== null) void reply.header('Content-Length', opened.bytes);
    void reply.type('image/webp').header('Content-Security-Policy', "default-src 'none'; sandbox");
    return reply.send(opened.content);
  });
}

function sizeOf(file: string): PhotoSize | null {
  const size = file.endsWith('.webp') ? file.slice(0, -5) : '';
  return Object.hasOwn(photoSizes, size) ? (size as PhotoSize) : null;
}
