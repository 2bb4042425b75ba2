import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { photoRefusal, Refused } from '@iskra/api-contract/rules';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../Deps';
import { newUploadFile } from '../../photos/uploadFiles';

/** The file of an upload, on the disk; the caller removes it. 413, 415 and 422 for what is none. */
export async function receivePicture({ config }: Deps, request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw new Refused(415, 'wrongType');
  const file = await newUploadFile(config.dataDir);
  try {
    await readInto(file, request);
    return file;
  } catch (error) {
    await rm(file, { force: true });
    // What is still on its way is read to nowhere: who is busy sending would see a reset instead of the answer.
    request.raw.unpipe();
    request.raw.resume();
    // Who went away in the middle is no fault of the server's, and nobody reads the answer.
    throw request.raw.destroyed && !(error instanceof Refused) ? new Refused(400, 'badRequest') : error;
  }
}

async function readInto(file: string, request: FastifyRequest): Promise<void> {
  // Of a request that was cut off before, the parser would wait for an end that has been.
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
