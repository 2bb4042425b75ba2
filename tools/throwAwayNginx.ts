import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from './chromium';
import { answering, freePort } from './freePort';

export interface ThrowAwayNginx {
  /** `https:`, by a certificate that nobody trusts. */
  readonly url: string;
  /** What it noted of requests, a line each. */
  readonly accessLog: () => string[];
  readonly stop: () => Promise<void>;
}

const binary = '/usr/sbin/nginx';
const sample = path.resolve(import.meta.dirname, '../deploy/nginx.conf');

/** nginx with TLS, set up as the sample in `deploy` says, in front of servers on these ports, on a port of its own. */
export async function startThrowAwayNginx(port: number, servers: readonly number[]): Promise<ThrowAwayNginx> {
  if (!existsSync(binary)) installPackages('nginx-light');
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-nginx-'));
  makeCertificate(folder);
  const site = fitted(readFileSync(sample, 'utf8'), { folder, port, plainPort: await freePort(), servers });
  const settings = path.join(folder, 'nginx.conf');
  writeFileSync(settings, around(site, folder));
  const child = spawn(binary, ['-p', folder, '-e', `${folder}/error.log`, '-c', settings], {
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await answering(port, 'nginx').catch((error: unknown) => {
    child.kill();
    throw new Error(`${String(error)}\n${readFileSync(`${folder}/error.log`, 'utf8')}`);
  });
  return {
    url: `https://127.0.0.1:${port}`,
    accessLog: () => readFileSync(`${folder}/access.log`, 'utf8').trim().split('\n'),
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const parts = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  execFileSync('openssl', ['req', '-x509', ...parts, ...names, ...files], { stdio: 'ignore' });
}

/** What Debian's nginx.conf has around a site, all in one folder and in the foreground. */
function around(site: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${folder}/pid; worker_processes 1;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log ${folder}/access.log;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${site}
}`;
}

interface Places {
  readonly folder: string;
  readonly port: number;
  readonly plainPort: number;
  readonly servers: readonly number[];
}

function fitted(text: string, { folder, port, plainPort, servers }: Places): string {
  const [first, second] = servers;
  const changes: readonly (readonly [RegExp, string])[] = [
    [/127\.0\.0\.1:3001/, `127.0.0.1:${first}`],
    [/127\.0\.0\.1:3002/, `127.0.0.1:${second}`],
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port} ssl http2;`],
    [/ *listen \[::\]:80;\n/, ''],
    [/ *listen \[::\]:443 ssl http2;\n/, ''],
    [/\/etc\/ssl\/iskra\/fullchain\.pem/, `${folder}/fullchain.pem`],
    [/\/etc\/ssl\/iskra\/privkey\.pem/, `${folder}/privkey.pem`],
    [/\/var\/cache\/nginx\/iskra/, `${folder}/cache`],
  ];
  return changes.reduce((fitting, [part, other]) => {
    if (!part.test(fitting)) throw new Error(`${sample} has nothing like ${part.source}`);
    return fitting.replace(part, other);
  }, text);
}
