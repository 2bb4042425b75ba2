import { randomBytes } from 'node:crypto';

/** One frame of a client, masked as RFC 6455 wants it, of any kind. */
function maskedFrame(opcode: number, payload: Buffer | string, isLast = true): Buffer {
  const bytes = Buffer.from(payload);
  const mask = randomBytes(4);
  const masked = bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode]), lengthOf(bytes.length), mask, masked]);
}

function lengthOf(length: number): Buffer {
  if (length < 126) return Buffer.from([0x80 | length]);
  const long = Buffer.alloc(3);
  long.writeUInt8(0x80 | 126);
  long.writeUInt16BE(length, 1);
  return long;
}

const text = (value: unknown) => maskedFrame(1, JSON.stringify(value));
const event = (name: unknown, data: unknown) => text({ event: name, data });

/** Frames that break the protocol, and texts that break what stands in them. */
export function hostileFrames(): Buffer[] {
  const odd = [null, [], 1, true, '', '{', '[]', {}, { a: 1 }, '\u0000', { channel: [] }, { channel: 'private-user.1' },
    { channel: '__proto__', auth: {} }, { channel: 'private-user.1', auth: 'x:y', channel_data: '{' },
    { channel: 'private-user.1', auth: '\u{1f600}'.repeat(100), channel_data: 'null' }, { auth: 'x', user_data: '{"id":{}}' }]; // prettier-ignore
  const names = [
    'pusher:subscribe',
    'pusher:unsubscribe',
    'pusher:signin',
    'pusher:ping',
    'pusher:pong',
    'client-x',
    'constructor',
    '',
    1,
    null,
  ];
  return [
    ...names.flatMap((name) => odd.map((data) => event(name, data))),
    ...['', '{', 'null', '[]', '1', '"a"', '\u0000', '['.repeat(10_000), '{"event":'.repeat(2000)].map(
      (one) => maskedFrame(1, one),
    ),
    maskedFrame(1, Buffer.from([0xff, 0xfe, 0xc3])), // no UTF-8
    maskedFrame(2, '{"event":"pusher:ping"}'), // binary
    maskedFrame(0, 'goes on with nothing'),
    Buffer.concat([maskedFrame(1, '{"eve', false), maskedFrame(1, 'a new one')]),
    Buffer.concat([maskedFrame(1, '{"eve', false), maskedFrame(9, 'ping'), maskedFrame(0, 'nt":1}')]),
    ...[3, 7, 11, 15].map((opcode) => maskedFrame(opcode, 'reserved')),
    maskedFrame(9, 'x'.repeat(126)), // a ping that is too long
    ...[0, 999, 1005, 1006, 5000].map((code) => maskedFrame(8, Buffer.from([code >> 8, code & 255]))),
    maskedFrame(8, Buffer.from([1])),
    maskedFrame(1, 'x'.repeat(30_000)), // over the size of a frame
    Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]), // not masked
    Buffer.from([0xf1, 0x80, 0, 0, 0, 0]), // reserved bits
    Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), // as long as it gets
    Buffer.concat(Array.from({ length: 300 }, () => event('pusher:ping', {}))), // a flood
  ];
}
