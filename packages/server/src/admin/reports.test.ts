import { reportUser } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports } from '../db/schema';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { asOperator } from './asOperator';

let server: TestServer;
let operator: ReturnType<typeof asOperator>;
beforeAll(async () => {
  server = await createTestServer();
  operator = asOperator(server);
});
afterAll(() => server.close());

async function report(comment: string) {
  const [reporter, reported] = [await server.member(), await server.member({ name: 'Пётр' })];
  const body = { reported_id: reported.user.id, reason: 'fraud' as const, comment };
  await reporter.client.call(reportUser, { body });
  const [row] = await server.db.select().from(reports).where(eq(reports.reportedId, reported.user.id));
  if (!row) throw new Error('No report was written');
  return { id: row.id, reporter: reporter.user, reported: reported.user };
}

const rowOf = async (id: number) => (await server.db.select().from(reports).where(eq(reports.id, id)))[0];

describe('reports list', () => {
  it('shows the open ones, the longest waiting first, and with --all the resolved too (D-08)', async () => {
    const [first, second, third] = [await report('раз'), await report('два'), await report('три')];
    await operator.run('reports', 'resolve', '--no-violation', `${second.id}`, 'проверено');
    const ids = async (...more: string[]) => {
      const { reports: found } = (await operator.json('reports', 'list', ...more)) as {
        reports: { id: number }[];
      };
      return found.map(({ id }) => id);
    };
    expect(await ids()).toEqual([first.id, third.id]);
    expect(await ids('--all')).toEqual([third.id, second.id, first.id]);
    const text = await operator.run('reports', 'list');
    expect(text).toMatch(/2 of 2 open reports$/);
    expect(text).toContain(`open\tfraud\ton ${first.reported.id} Пётр\tраз`);
    expect(await operator.run('reports', 'list', '--all')).toContain('resolved\tfraud');
  });
});

describe('reports show', () => {
  it('tells all that was said and of whom, without e-mails and secrets', async () => {
    const { id, reporter, reported } = await report('Просит денег');
    const shown = await operator.json('reports', 'show', `${id}`);
    expect(shown).toEqual({
      id,
      created_at: expect.any(String) as string,
      reason: 'fraud',
      comment: 'Просит денег',
      reporter_id: reporter.id,
      reporter_name: 'Анна',
      reported_id: reported.id,
      reported_name: 'Пётр',
      reported_suspended: false,
      resolved_at: null,
      outcome: null,
      resolution: null,
      photos: [],
      messages: [],
    });
    const text = await operator.run('reports', 'show', `${id}`);
    expect(text).toContain('comment: Просит денег');
    expect(text + JSON.stringify(shown)).not.toMatch(/@|argon2/);
  });

  it('keeps a comment in its line, whatever it is written with', async () => {
    const { id } = await report('один\nresolution: решено\u001b[2J\u202eконец');
    const text = await operator.run('reports', 'show', `${id}`);
    expect(text).toContain('comment: один resolution: решено [2J конец\n');
    expect(text.split('\n').filter((line) => line.startsWith('resolution'))).toEqual(['resolution:']);
  });
});

describe('reports resolve', () => {
  const resolve = (...words: string[]) => operator.run('reports', 'resolve', ...words);

  it('closes a report with a word on it, once, and keeps what the reporter is told (D-08)', async () => {
    const { id } = await report('ещё');
    expect(await resolve('--measures', `${id}`, ' фото убрано ')).toBe(
      `Report ${id} is resolved (measures_taken): фото убрано`,
    );
    const row = await rowOf(id);
    expect(row).toMatchObject({
      resolution: 'фото убрано',
      outcome: 'measures_taken',
      resolvedAt: expect.any(Date) as Date,
    });
    await expect(resolve('--no-violation', `${id}`, 'снова')).rejects.toThrow(
      `Report ${id} was resolved on ${row?.resolvedAt?.toISOString()}: фото убрано`,
    );
    expect(await rowOf(id)).toEqual(row);
  });

  it('needs one of the two outcomes, and says so to who writes it as before', async () => {
    const { id } = await report('без итога');
    const why = 'Say what the reporter is to read: --measures (measures taken) or --no-violation';
    for (const given of [[], ['--measures', '--no-violation']])
      await expect(resolve(...given, `${id}`, 'проверено')).rejects.toThrow(why);
    expect((await rowOf(id))?.resolvedAt).toBeNull();
  });

  it('closes a report whose reporter is gone, and tells nobody', async () => {
    const { id } = await report('и ушёл');
    await server.db.update(reports).set({ reporterId: null }).where(eq(reports.id, id));
    await resolve('--no-violation', `${id}`, 'проверено');
    expect((await rowOf(id))?.outcome).toBe('no_violation');
  });

  it('refuses what is no report, no number and no text', async () => {
    const { id } = await report('и ещё');
    const none = 'There is no report 999999';
    await expect(resolve('--measures', '999999', 'нет')).rejects.toThrow(none);
    await expect(operator.run('reports', 'show', '999999')).rejects.toThrow(none);
    await expect(operator.run('reports', 'show', 'x')).rejects.toThrow('ID must be a number, got "x"');
    await expect(resolve('--measures', `${id}`, ' ')).rejects.toThrow('TEXT must be a text of 1');
    await expect(resolve('--measures', `${id}`, 'два', 'слова')).rejects.toThrow(
      'Usage: npm run admin -- reports resolve ID TEXT [--measures] [--no-violation] (a text in quotes)',
    );
    expect((await rowOf(id))?.resolvedAt).toBeNull();
  });
});
