import { channels, events, type EventName, type PayloadOf } from '@iskra/api-contract';
import { Client, contractSuite, parseBody, type Target, type Transport } from '@iskra/api-contract/suite';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { asOperator } from '../admin/asOperator';
import { reports } from '../db/schema';
import { currentAppeal } from '../resources/appeals/appeals.repository';
import { sessionCookie } from '../session/sessions';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { likesTold } from '../test/likesTold';
import { holdSocket } from '../test/holdSocket';

interface Mail {
  readonly to: string;
  readonly text: string;
}

contractSuite('server', async () => {
  const server = await createTestServer({ config: { rateLimitScale: 1000, cardNumber: '2200123456789010' } });
  return {
    visitor: () => new Client(transport(server)),
    readCode: (email) => vi.waitFor(() => mailedCode(server, email)),
    readEmailLink: (email) => vi.waitFor(() => mailedLink(server, email)),
    closePremiumRequest: async (id, decision) =>
      void (await asOperator(server).run('premium', decision, String(id))),
    closeReportOf: async (reporterId, outcome) => {
      const [open] = await server.db
        .select({ id: reports.id })
        .from(reports)
        .where(and(eq(reports.reporterId, reporterId), isNull(reports.resolvedAt)))
        .orderBy(desc(reports.id));
      const word = outcome === 'measures_taken' ? '--measures' : '--no-violation';
      await asOperator(server).run('reports', 'resolve', word, String(open?.id), 'проверено');
    },
    suspend: async (userId, reason) => {
      const words = reason === null ? ['restore', String(userId)] : ['suspend', String(userId), reason];
      await asOperator(server).run('members', ...words);
    },
    closeAppealOf: async (userId, decision, answer) => {
      const appeal = await currentAppeal(server.db, userId);
      const words = ['appeals', decision, String(appeal?.id), ...(answer === undefined ? [] : [answer])];
      await asOperator(server).run(...words);
    },
    populate: async (city, count) =>
      void (await server.db.execute(sql`
        insert into users (name, email, password_hash, gender, city, birth_date)
        select 'Анна', n || '@' || ${city}::text, 'none', 'female', ${city}::text, now() - interval '26 years 1 month'
        from generate_series(1, ${count}::int) n`)),
    tellLikes: () => likesTold(server),
    told: toldBy(server),
    openSocket: () => holdSocket(server),
    close: server.close,
  };
});

/** Listens where events leave for the sockets of this process. */
function toldBy({ deps: { broadcaster } }: TestServer): Target['told'] {
  const told: { channel: string; event: string; payload: unknown; onlyFor?: number }[] = [];
  const publish = broadcaster.publish.bind(broadcaster);
  vi.spyOn(broadcaster, 'publish').mockImplementation((channel, event, payload, except) => {
    told.push({ channel, event, payload });
    publish(channel, event, payload, except);
  });
  const publishTo = broadcaster.publishTo.bind(broadcaster);
  vi.spyOn(broadcaster, 'publishTo').mockImplementation((onlyFor, channel, event, payload) => {
    told.push({ channel, event, payload, onlyFor });
    publishTo(onlyFor, channel, event, payload);
  });
  return <Name extends EventName>(name: Name, to: number, readerId?: number) => {
    const { name: event, channel } = events[name];
    const reader = channel === 'liked' ? to : readerId;
    return told
      .filter((one) => one.channel === channels[channel](to) && one.event === event)
      .filter(({ onlyFor }) => onlyFor === undefined || onlyFor === reader)
      .map(({ payload }) => payload as PayloadOf<Name>);
  };
}

/** A mail may arrive a moment after the answer that announced it. */
async function mailedCode({ app }: TestServer, email: string): Promise<string> {
  const mails = (await app.inject('/dev/mail.json')).json<Mail[]>();
  const code = /\d{6}/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was mailed to ${email}`);
  return code;
}

/** The last mail to an address that was left, which may come a moment later, and what its link carries. */
async function mailedLink({ app }: TestServer, email: string): Promise<string | null> {
  const mails = (await app.inject('/dev/mail.json')).json<Mail[]>();
  const mail = mails.find(({ to, text }) => to === email && text.includes('/info/'));
  if (!mail) throw new Error(`No link was mailed to ${email}`);
  return /email-back#([\w-]+)/.exec(mail.text)?.[1] ?? null;
}

/** A browser of its own: keeps the session's cookie. */
function transport({ app }: TestServer): Transport {
  let cookie = '';
  return async ({ method, path, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : Buffer.from(body) }),
    });
    const session = answer.cookies.find(({ name }) => name === sessionCookie);
    if (session) cookie = `${sessionCookie}=${session.value}`;
    const token = answer.headers['x-csrf-token'];
    return {
      status: answer.statusCode,
      body: parseBody(answer.headers['content-type'] as string, answer.rawPayload),
      csrfToken: typeof token === 'string' ? token : undefined,
      refusalCode: answer.headers['x-refusal-code'] as string | undefined,
    };
  };
}
