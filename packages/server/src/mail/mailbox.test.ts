import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../test/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.deps.mailer.send({ to: 'anna@example.org', subject: 'Code', text: '123456' });
});
afterAll(() => server.close());

const ask = (url: string, more: object = {}) => server.app.inject({ method: 'GET', url, ...more });

describe.each(['/dev/mail.json', '/dev/mail'])('%s', (url) => {
  it('shows the mails to this machine', async () => {
    expect((await ask(url)).body).toContain('123456');
  });

  it.each([
    'forwarded',
    'via',
    'x-real-ip',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-client-ip',
    'x-original-forwarded-for',
    'cf-connecting-ip',
    'cf-ray',
    'true-client-ip',
    'fastly-client-ip',
    'cdn-loop',
  ])('is not there for who comes through a proxy that says %s', async (header) => {
    const answer = await ask(url, { headers: { [header]: '203.0.113.9' } });
    expect([answer.statusCode, answer.body]).toEqual([404, expect.not.stringContaining('123456')]);
  });

  it('is not there for another machine or under a borrowed host name', async () => {
    expect((await ask(url, { remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    expect((await ask(url, { headers: { host: 'evil.example' } })).statusCode).toBe(404);
  });
});

it('is not there for a proxy that says nothing of itself but its old version of HTTP', async () => {
  const port = await server.listen();
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = new Socket().connect(port, '127.0.0.1');
    let text = '';
    socket
      .on('data', (bytes) => (text += String(bytes)))
      .on('end', () => resolve(text))
      .on('error', reject);
    socket.write(`GET /dev/mail.json HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('123456');
});
