import sharp from 'sharp';
import type { TestClient } from './TestClient';

/** One file as a browser sends it. */
export function multipart(content: Buffer, field = 'image', name = 'a.jpg', type = 'image/jpeg') {
  const boundary = 'x-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A picture of one colour. */
export const picture = (width: number, height: number, background = '#c55') =>
  sharp({ create: { width, height, channels: 3, background } });

export function upload(
  client: TestClient,
  content: Buffer,
  ...rest: [field?: string, name?: string, type?: string]
) {
  const { payload, headers } = multipart(content, ...rest);
  return client.send('POST', '/api/user/image-upload', payload, headers);
}
