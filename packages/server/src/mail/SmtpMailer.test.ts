import { createServer, type AddressInfo, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { requestPasswordReset, sendVerificationEmail, verifyCode } from '@iskra/api-contract';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestServer } from '../test/createTestServer';
import { SmtpMailer } from './SmtpMailer';

interface Received {
  readonly from: string;
  readonly to: string[];
  readonly content: string;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A mail server of the tests; its certificate is signed by nobody. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      void text(stream).then((content) => {
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((one) => one.address),
          content,
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { received, port: (server.server.address() as AddressInfo).port };
}

async function listenSilently(): Promise<number> {
  const server: Server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

const from = 'Искра <no-reply@iskra.test>';
const mail = { to: 'vera@mail.ru', subject: 'Код 123456', text: 'Ваш код: 123456' };
const decode = (content: string) =>
  Buffer.from(content.split('\r\n\r\n')[1]?.trim() ?? '', 'base64').toString();
const failure = (url: string) =>
  new SmtpMailer(url, from).send(mail).then(
    () => 'sent',
    (error: Error) => error.message,
  );

describe('mail by SMTP', () => {
  it('arrives with its sender, recipient and text', async () => {
    const { received, port } = await startMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
    await new SmtpMailer(`smtp://127.0.0.1:${port}`, from).send(mail);
    expect(received).toMatchObject([{ from: 'no-reply@iskra.test', to: ['vera@mail.ru'] }]);
    expect(decode(received[0]?.content ?? '')).toBe('Ваш код: 123456');
  });

  it('signs in over TLS', async () => {
    const onAuth: SMTPServerOptions['onAuth'] = ({ username, password }, _session, done) =>
      username === 'iskra' && password === 'right' ? done(null, { user: 'iskra' }) : done(new Error('no'));
    const { received, port } = await startMailServer({ secure: true, authOptional: false, onAuth });
    const trusting = `127.0.0.1:${port}/?tls.rejectUnauthorized=false`;
    await new SmtpMailer(`smtps://iskra:right@${trusting}`, from).send(mail);
    expect(received).toHaveLength(1);
    expect(await failure(`smtps://iskra:wrong@${trusting}`)).toBe(
      'The mail server refuses the user or the password of SMTP_URL (EAUTH 535)',
    );
    expect(await failure(`smtps://iskra:right@127.0.0.1:${port}`)).toMatch(
      /^The mail server has no TLS that can be trusted \(E/,
    );
    expect(received).toHaveLength(1);
  });

  it('says why it could not be sent, without the address', async () => {
    const { port } = await startMailServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`no such mailbox ${address}`), { responseCode: 550 })),
    });
    expect(await failure(`smtp://127.0.0.1:${port}`)).toBe(
      'The mail server refuses the sender (MAIL_FROM) or the recipient (EENVELOPE 550)',
    );
    expect(await failure('smtp://127.0.0.1:1')).toBe('The mail server does not answer (ESOCKET)');
  });

  it('gives up on a server that is silent after a few seconds', async () => {
    const before = Date.now();
    expect(await failure(`smtp://127.0.0.1:${await listenSilently()}`)).toMatch(
      /does not answer \(ETIMEDOUT/,
    );
    expect(Date.now() - before).toBeLessThan(6000);
  });
});

describe('a server with SMTP_URL', () => {
  const codeIn = ({ content }: Received) =>
    /\d{6}/.exec(/Subject: (.+)/.exec(content)?.[1] ?? '')?.[0] ?? /\d{6}/.exec(decode(content))?.[0] ?? '';

  it('mails a code that is right, and keeps no mailbox page', async () => {
    const { received, port } = await startMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
    const server = await createTestServer({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
    const visitor = await server.visitor();
    const email = 'vera@mail.ru';
    await visitor.call(sendVerificationEmail, { body: { email } });
    const [one] = received;
    if (!one) throw new Error('No mail arrived');
    await visitor.call(verifyCode, { body: { email, verification_code: codeIn(one) } });
    expect((await visitor.send('GET', '/dev/mail.json')).statusCode).toBe(404);
    await server.close();
  });

  it('that cannot mail tells the visitor where they look, and lets them try again at once', async () => {
    const server = await createTestServer({ config: { smtpUrl: 'smtp://127.0.0.1:1' } });
    const visitor = await server.visitor();
    for (const _try of [1, 2]) {
      const refused = await visitor.try(sendVerificationEmail, { body: { email: 'vera@mail.ru' } });
      expect(refused.statusCode).toBe(422);
      expect(refused.json<{ errors: object }>().errors).toEqual({ email: ['Ошибка отправки письма.'] });
    }
    expect(JSON.stringify(server.errors.map(String))).not.toContain('vera@');
    await server.close();
  });

  it('answers a forgotten password at once and alike, whoever asks, though the mail server is silent', async () => {
    const smtpUrl = `smtp://127.0.0.1:${await listenSilently()}`;
    const server = await createTestServer({ config: { smtpUrl } });
    const { user } = await server.member();
    const answers = [];
    for (const email of [user.email, 'nobody@mail.ru']) {
      const before = Date.now();
      const visitor = await server.visitor();
      answers.push((await visitor.try(requestPasswordReset, { body: { email } })).body);
      expect(Date.now() - before).toBeLessThan(1000);
    }
    expect(answers[0]).toBe(answers[1]);
    await vi.waitFor(() => expect(server.errors).toHaveLength(1), 8000);
    await server.close();
  });
});
