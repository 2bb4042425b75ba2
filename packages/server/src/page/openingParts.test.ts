import { getDialogues, getFilteredUsers, logout } from '@iskra/api-contract';
import type { PageAhead } from '@iskra/api-contract/ahead';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { users } from '../db/schema';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { layMembersPages } from '../test/layMembersPages';
import { talkingPair } from '../test/talkingPair';

const words = { you: 'Вы: {text}', matched: 'Взаимно', deleted: 'Удалён' };
const nearby = {
  path: getFilteredUsers.path,
  query: { offset: '0', limit: '60' },
  filters: 'gender=female',
  shows: 'grid',
};

let server: TestServer;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  server = await createTestServer();
  await layMembersPages(server.deps, {
    nearby: { files: { ru: [], en: [] }, calls: [nearby] },
    messages: {
      files: { ru: [], en: [] },
      calls: [{ path: getDialogues.path }],
      rows: { sheet: 'p{}', words: { ru: words, en: words } },
    },
  });
  app = await buildApp(server.deps);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** What the document at that address gives of its first answer. */
async function givenAt(url: string, cookie: string): Promise<PageAhead['given']> {
  const { body } = await app.inject({ url, headers: { accept: 'text/html', cookie } });
  const [, config = ''] = /id="iskra-config">(.*?)<\/script>/.exec(body) ?? [];
  return (JSON.parse(config) as { ahead?: PageAhead }).ahead?.given;
}

async function memberWithPhoto(details: Parameters<TestServer['member']>[0], photo: string) {
  const { client, user } = await server.member(details);
  await server.deps.db.update(users).set({ mainPhotoKey: photo }).where(eq(users.id, user.id));
  return { client, user };
}

const asks = (cookie: string, query: string) =>
  app.inject({ url: `${getFilteredUsers.path}?${query}`, headers: { cookie } });
const cookiesOf = ({ cookies }: Awaited<ReturnType<typeof asks>>) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

it('gives the first photos of people nearby, whom the default filters find [NEA-01]', async () => {
  const { client } = await server.member({ gender: 'male' });
  const { user } = await memberWithPhoto({ gender: 'female' }, 'hers');
  await memberWithPhoto({ gender: 'male' }, 'his');
  const given = await givenAt('/profile/search', client.cookie);
  expect(given).toEqual({
    address: `${getFilteredUsers.path}?gender=female&offset=0&limit=60`,
    photos: ['/photos/hers/md.webp'],
  });
  await server.deps.db.delete(users).where(eq(users.id, user.id));
});

it('gives those whom the filters find that the device asked with last [FIL-04]', async () => {
  const { client } = await server.member({ gender: 'female' });
  await memberWithPhoto({ gender: 'male' }, 'man');
  const answer = await asks(client.cookie, 'gender=male&onlineStatus=all&offset=0&limit=60&utm=1');
  const [kept] = answer.cookies.filter(({ name }) => name === 'iskra_filters');
  expect(kept).toMatchObject({ value: 'gender=male&onlineStatus=all', httpOnly: true, sameSite: 'Lax' });
  const cookie = `${client.cookie}; iskra_filters=${encodeURIComponent(kept?.value ?? '')}`;
  const given = await givenAt('/profile/search', cookie);
  expect(given?.address).toBe(`${getFilteredUsers.path}?gender=male&onlineStatus=all&offset=0&limit=60`);
  expect(given?.photos).toContain('/photos/man/md.webp');
});

it('keeps no filters that were only counted with, nor any that the call refuses [B8.3]', async () => {
  const { client } = await server.member();
  for (const query of ['gender=male&offset=0&limit=1', 'gender=nobody', 'minAge=0'])
    expect(cookiesOf(await asks(client.cookie, query))).not.toHaveProperty('iskra_filters');
});

it('forgets the filters of whoever signs out [SET-09]', async () => {
  const { client } = await server.member();
  const cookie = `${client.cookie}; iskra_filters=gender%3Dmale`;
  const out = await client.try(logout, {}, { cookie });
  expect(out.statusCode).toBe(200);
  expect(out.cookies.find(({ name }) => name === 'iskra_filters')).toMatchObject({ value: '' });
});

it.each(['gender=nobody', '%00', 'minAge=99999', '<script>', '\u0000'])(
  'the page comes, whatever the device keeps for filters: %j',
  async (filters) => {
    const { client } = await server.member();
    const cookie = `${client.cookie}; iskra_filters=${encodeURIComponent(filters)}`;
    const { statusCode } = await app.inject({
      url: '/profile/search',
      headers: { accept: 'text/html', cookie },
    });
    expect(statusCode).toBe(200);
  },
);

describe('the rows of dialogues', () => {
  const rowsAt = async (url: string, cookie: string) =>
    /<p .*<\/p>/.exec((await app.inject({ url, headers: { accept: 'text/html', cookie } })).body)?.[0];

  it('say what their list says, to each in their own way [CHT-01]', async () => {
    const { man, woman, send } = await talkingPair(server);
    await send('$& <img src=x> "привет"');
    const said = '$&amp; &lt;img src=x&gt; &quot;привет&quot;';
    expect(await rowsAt('/messages', man.client.cookie)).toBe(
      `<p aria-hidden="true"><i></i><b dir="auto">Анна</b><u dir="auto">Вы: ${said}</u></p>`,
    );
    expect(await rowsAt('/messages', woman.client.cookie)).toBe(
      `<p aria-hidden="true"><i></i><b dir="auto">Илья</b><u dir="auto">${said}</u><em>1</em></p>`,
    );
  });

  it('are what was written, also where that names the page’s own marks [CHT-01]', async () => {
    const { man, send } = await talkingPair(server);
    await send('</head><!--iskra-head--><span></span> nonce="iskra-style-nonce" iskra-style-nonce');
    expect(await rowsAt('/messages', man.client.cookie)).toContain(
      '&lt;/head&gt;&lt;!--iskra-head--&gt;&lt;span&gt;&lt;/span&gt; nonce=&quot;iskra-style-nonce&quot; iskra-style-nonce',
    );
  });

  it('bring their style sheet, which no other page has', async () => {
    const { man, send } = await talkingPair(server);
    await send('привет');
    const sheetAt = async (url: string) => {
      const { cookie } = man.client;
      const { body } = await app.inject({ url, headers: { accept: 'text/html', cookie } });
      return /<style nonce="[^"]+">p{}<\/style>/.test(body);
    };
    expect(await sheetAt('/messages')).toBe(true);
    expect(await sheetAt('/profile/search')).toBe(false);
  });

  it('are not those of a room, of other pages, or of a visitor', async () => {
    const { man, dialogueId, send } = await talkingPair(server);
    await send('привет');
    const { cookie } = man.client;
    expect(await rowsAt(`/messages/${dialogueId}`, cookie)).toBeUndefined();
    expect(await rowsAt('/profile/search', cookie)).toBeUndefined();
    expect(await rowsAt('/messages', '')).toBeUndefined();
  });
});
