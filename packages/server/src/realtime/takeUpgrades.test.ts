import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../test/createTestServer';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await createTestServer();
  port = await server.listen();
});
afterAll(() => server.close());

/** Asks as `curl --http2` does: on to another protocol, if the server likes. */
function askToUpgrade(method: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' };
    const asked = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

it('a request that offers a protocol nobody speaks here is answered as it stands', async () => {
  expect(await askToUpgrade('GET', '/health')).toEqual({ status: 200, body: '{"status":"ok"}' });
  expect((await askToUpgrade('GET', '/api/session')).status).toBe(401);
  expect((await askToUpgrade('POST', '/login')).status).toBe(400);
});
