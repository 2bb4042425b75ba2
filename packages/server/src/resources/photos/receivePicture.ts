import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { photoRefusal, Refused } from '@iskra/api-contract/rules';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../Deps';
import { newUploadFile } from '../../photos/uploadFiles';

/** Writes an upload to a file, which the caller removes; throws 413, 415 or 422. */
export async function receivePicture({ config }: Deps, request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw new Refused(415, 'wrongType');
  const file = await newUploadFile(config.dataDir);
  try {
    await readInto(file, request);
    return file;
  } catch (error) {
    await rm(file, { force: true });
    // The rest of the body is read and dropped: a client that is still sending would see a reset instead of the answer.
    request.raw.unpipe();
    request.raw.resume();
    // A client that went away is no fault of the server, and nobody reads the answer.
    throw request.raw.destroyed && !(error instanceof Refused) ? new Refused(400, 'badRequest') : error;
  }
}

async function readInto(file: string, request: FastifyRequest): Promise<void> {
  // For a request that was cut off already the parser would wait for ever.
  if (request.raw.destroyed) throw new Refused(400, 'badRequest');
  const part = await request.file();
  if (part?.fieldname !== 'image') {
    part?.file.resume();
    throw photoRefusal('required');
  }
  await pipeline(part.file, createWriteStream(file, { mode: 0o600 })).catch((error: unknown) => {
    throw isTooLarge(error) ? photoRefusal('photoTooLarge') : error;
  });
  if (part.file.truncated) throw photoRefusal('photoTooLarge');
}

const isTooLarge = (error: unknown) => (error as { statusCode?: number }).statusCode === 413;
