import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { photoSizes, type PhotoSize } from '@iskra/api-contract';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from '../start/config';
import type { PhotoSizes } from './decoder/Decoding';
import type { OpenPhoto, PhotoFiles } from './PhotoFiles';

const answerMs = 15_000;
const sizeNames = Object.keys(photoSizes) as PhotoSize[];

/** Photos in a bucket that speaks S3 (S3_*), `photos/KEY/size.webp`; it need not be readable to anyone else. */
export class BucketPhotos implements PhotoFiles {
  private readonly client: AwsClient;
  private readonly base: string;

  constructor(bucket: Bucket) {
    this.client = new AwsClient({
      accessKeyId: bucket.key,
      secretAccessKey: bucket.secret,
      region: bucket.region,
      service: 's3',
      retries: 2,
    });
    this.base = baseUrl(bucket);
  }

  async write(key: string, sizes: PhotoSizes): Promise<void> {
    const done = await Promise.allSettled(sizeNames.map((size) => this.put(key, size, sizes[size])));
    // Waits for all before it rejects, so that nothing is written after a removal.
    for (const one of done) if (one.status === 'rejected') throw one.reason;
  }

  async remove(key: string): Promise<void> {
    await Promise.all(sizeNames.map((size) => this.send('DELETE', key, size, [404])));
  }

  async open(key: string, size: PhotoSize): Promise<OpenPhoto | null> {
    const answer = await this.send('GET', key, size, [404]);
    if (answer.status === 404 || !answer.body) return null;
    const length = answer.headers.get('content-length');
    const content = Readable.fromWeb(answer.body as ReadableStream);
    return { content, bytes: length === null ? null : Number(length) };
  }

  private async put(key: string, size: PhotoSize, content: Buffer): Promise<void> {
    await this.send('PUT', key, size, [], content);
  }

  private async send(
    method: string,
    key: string,
    size: PhotoSize,
    alsoFine: readonly number[],
    content?: Buffer,
  ): Promise<Response> {
    const body = content ? { body: new Uint8Array(content), headers: { 'content-type': 'image/webp' } } : {};
    const signal = AbortSignal.timeout(answerMs);
    const answer = await this.client.fetch(`${this.base}/photos/${key}/${size}.webp`, {
      method,
      signal,
      ...body,
    });
    if (answer.ok || alsoFine.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new Error(`The bucket answered ${answer.status} to ${method}`);
  }
}

function baseUrl({ endpoint, name, isPathStyle }: Bucket): string {
  const url = new URL(endpoint);
  if (isPathStyle) return `${url.origin}${url.pathname.replace(/\/$/, '')}/${name}`;
  return `${url.protocol}//${name}.${url.host}`;
}
