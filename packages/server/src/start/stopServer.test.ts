import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from './config';
import { startServer } from './startServer';

const patient = { timeout: 8000 };
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'iskra-stop-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const body = 'x'.repeat(100);
const slowRequest = `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';

async function openTcp(port: number, firstPart: string) {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data: Buffer) => (heard += data.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(firstPart);
  return { socket, heard: () => heard };
}

/** A request that is being answered: its head has arrived, its body waits for the test. */
async function openSlowRequest(port: number) {
  const slow = await openTcp(port, slowRequest);
  await expect.poll(slow.heard, patient).toBe(goOn);
  return { ...slow, heard: () => slow.heard().slice(goOn.length) };
}

async function openWebSocket(url: string): Promise<WebSocket> {
  const context = (await (await fetch(`${url}/api/page-context`)).json()) as { realtime: { key: string } };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${context.realtime.key}?protocol=7`);
  await once(socket, 'message');
  return socket;
}

const closed = (socket: Socket) => (socket.destroyed ? Promise.resolve() : once(socket, 'close'));
const refuses = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

describe.each(['SIGTERM', 'SIGINT'] as const)('a process that gets %s', (signal) => {
  let child: ChildProcess;
  afterEach(() => child.kill('SIGKILL'));

  async function startProcess(): Promise<{ url: string; port: number; exit: Promise<unknown[]> }> {
    const port = await freePort();
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: 'none' };
    child = spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const exit = once(child, 'exit');
    await new Promise<void>((ready) => {
      child.stdout?.on('data', (text) => String(text).includes('is ready at') && ready());
    });
    return { url: `http://127.0.0.1:${port}`, port, exit };
  }

  it('is not ready, takes no more connections, closes sockets with 4100, finishes the request and exits with 0', async () => {
    const { url, port, exit } = await startProcess();
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    const live = await openWebSocket(url);
    const idle = await openTcp(port, '');
    const probe = await openTcp(port, 'GET /ready HTTP/1.1\r\n');
    const slow = await openSlowRequest(port);
    const liveClosed = once(live, 'close');

    child.kill(signal);
    expect((await liveClosed)[0]).toBe(4100);
    await expect.poll(() => refuses(`${url}/health`), patient).toBe(true);
    probe.socket.write('Host: localhost\r\n\r\n');
    await expect.poll(probe.heard, patient).toContain('{"status":"unready","reason":"stopping"}');
    expect(probe.heard()).toMatch(/^HTTP\/1.1 503 /);
    expect(child.exitCode).toBeNull();

    slow.socket.write(body);
    await closed(slow.socket);
    expect(slow.heard()).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(await exit).toEqual([0, null]);
    await closed(idle.socket);
  });
});

describe('a stop', () => {
  const silent = { info: () => undefined, error: () => undefined };
  const start = (graceMs: number) =>
    startServer({ ...readConfig({}), port: 0, dataDir, seed: 'none' }, silent, graceMs);

  it('cuts off a request that takes longer than the time it has', async () => {
    const server = await start(300);
    const slow = await openSlowRequest(server.port);
    const startedAt = Date.now();
    await server.close();
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(290);
    await closed(slow.socket);
    expect(slow.heard()).toBe('');
  });

  it('waits for nobody who only keeps a connection open', async () => {
    const server = await start(60_000);
    const idle = await openTcp(server.port, '');
    await fetch(`${server.url}/health`);
    await server.close();
    await closed(idle.socket);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
