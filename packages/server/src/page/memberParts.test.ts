import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { users } from '../db/schema';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { layMembersPages } from '../test/layMembersPages';

/** Of `go()`, by `openssl dgst -sha256 -binary | base64`. */
const hashOfGo = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

let server: TestServer;
let app: Awaited<ReturnType<typeof buildApp>>;
let cookie: string;
let memberId: number;
beforeAll(async () => {
  server = await createTestServer();
  await layMembersPages(server.deps, {
    messages: {
      files: { ru: ['assets/Room-1.js', 'assets/chat.ru-2.js'], en: ['assets/Room-1.js'] },
      calls: [{ path: '/api/dialogs' }],
    },
    profile: { files: { ru: [], en: [] }, calls: [], ownPhoto: true },
    settings: { files: { ru: ['assets/Settings-1.js'], en: [] }, calls: [] },
  });
  app = await buildApp(server.deps);
  const member = await server.member();
  ({ cookie } = member.client);
  memberId = member.user.id;
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

const linksAt = async (url: string, headers: Record<string, string>) => {
  const { body } = await get(url, headers);
  return [...body.matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]+)">/g)].map(
    ([, file]) => file,
  );
};

describe('a member’s page', () => {
  it.each(['/messages', '/messages/7', '/Messages/?from=push'])(
    'names all that it loads in the member’s language at %s',
    async (url) =>
      expect(await linksAt(url, { cookie })).toEqual(['/assets/Room-1.js', '/assets/chat.ru-2.js']),
  );

  it('is a document in the member’s language before any script [I18-01]', async () => {
    const languageOf = async () => /<html lang="(\w+)"/.exec((await get('/messages', { cookie })).body)?.[1];
    expect(await languageOf()).toBe('ru');
    await server.deps.db.update(users).set({ locale: 'en' }).where(eq(users.id, memberId));
    expect(await languageOf()).toBe('en');
    await server.deps.db.update(users).set({ locale: 'ru' }).where(eq(users.id, memberId));
  });

  it.each(['/liked', '/nothing'])('names nothing at %s, of which the build wrote nothing', async (url) =>
    expect(await linksAt(url, { cookie })).toEqual([]),
  );

  it('names nothing to a visitor, who is led elsewhere', async () => {
    expect(await linksAt('/messages', {})).toEqual([]);
    const { body } = await get('/messages');
    expect(body).not.toMatch(/go\(\)|"ahead"/);
  });

  it('says what its screen asks for first and for whom, and asks where its opening page stands', async () => {
    const { body, headers } = await get('/messages', { cookie });
    const [, config = ''] = /id="iskra-config">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(config)).toMatchObject({ ahead: { memberId, calls: [{ path: '/api/dialogs' }] } });
    expect(body).toMatch(/iskra-config.*<span><\/span><script>go\(\)<\/script><noscript>/s);
    expect(headers['content-security-policy']).toContain(`'self' ${hashOfGo};`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows the member’s own photo where it comes first, and nowhere else [PRO-01]', async () => {
    const at = async (url: string) => (await get(url, { cookie })).body;
    expect(await at('/profile')).not.toContain('<img');
    await server.deps.db.update(users).set({ mainPhotoKey: 'mine' }).where(eq(users.id, memberId));
    expect(await at('/profile')).toContain(
      '<span><img src="/photos/mine/lg.webp" alt="" fetchpriority="high"></span><span></span>',
    );
    expect(await at('/messages')).not.toContain('<img');
    expect((await get('/profile')).body).not.toContain('<img');
  });

  it.each([
    ['/messages', 'go()'],
    ['/profile/settings', 'begin()'],
  ])(
    'lets the code of %s wait until the script behind the opening page begins it: %s',
    async (url, script) => {
      const { body } = await get(url, { cookie });
      const [, waiting = ''] = /<template id="iskra-code">(.*?)<\/template>/.exec(body) ?? [];
      expect(waiting.match(/href="[^"]+"|src="[^"]+"/g)?.at(-1)).toBe('src="/assets/main.js"');
      expect(body.replace(waiting, '')).not.toMatch(/modulepreload|type="module"/);
      expect(body).toContain(`<script>${script}</script><noscript>`);
    },
  );

  it('begins the code of other pages at once', async () => {
    const { body } = await get('/liked', { cookie });
    expect(body).toContain('<script type="module" src="/assets/main.js"></script>');
    expect(body).not.toContain('<template');
  });
});
