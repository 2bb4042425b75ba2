import { readFileSync } from 'node:fs';
import { uploadImage } from '@iskra/api-contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../e2e/ownDatabase';
import { ServerProcess } from '../e2e/ServerProcess';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../tools/throwAwayPostgres';
import { Member } from './Member';

let postgres: ThrowAwayPostgres;
let server: ServerProcess;
beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
  server = await ServerProcess.start({ DATABASE_URL: await createDatabase(postgres.url, 'pictures') });
});
afterAll(async () => {
  await server.close();
  postgres.stop();
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#865' } });

/** Small files that unpack to as much as is let in, and two that ask for more. */
const hostile = async () => [
  await flat(7000, 7000).avif({ effort: 0, quality: 10 }).toBuffer(),
  await flat(4096, 3072).avif({ effort: 0, quality: 10 }).toBuffer(),
  await flat(4096, 3072).avif({ effort: 0, quality: 10 }).toBuffer(),
  await flat(7000, 7100).jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
  await flat(7000, 7000).png({ progressive: true, compressionLevel: 9 }).toBuffer(),
  await flat(7000, 7000).webp({ lossless: true, effort: 0 }).toBuffer(),
  await flat(16_000, 3100).webp({ effort: 0 }).toBuffer(),
  await flat(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer(),
];

it('eight pictures at once that unpack to hundreds of megabytes leave the server below 450 MiB', async () => {
  const pictures = await hostile();
  const address = { url: server.url, codeFor: (email: string) => server.codeFor(email) };
  const members: Member[] = [];
  for (const name of ['Илья', 'Пётр']) members.push(await Member.register(address, 'male', name));
  const sent = pictures.map((picture, at) => send(members[at % 2]!, picture));
  const answers = (await Promise.allSettled(sent)).map(({ status }) => status);
  expect(answers.filter((status) => status === 'fulfilled')).toHaveLength(6);
  expect(mostMemory(server.id ?? 0)).toBeLessThan(450);
});

function send(member: Member, picture: Buffer): Promise<unknown> {
  const file = new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' });
  return member.api.upload(uploadImage, file, (to, init) => member.fetch(to, init));
}

/** The most that a process ever held, in MiB. */
function mostMemory(id: number): number {
  const line = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}
