import { notFound } from '@iskra/api-contract/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromHere } from '../ops/onlyOperators';
import { allowOwnStyles } from '../page/allowOwnStyles';
import type { FolderMailer } from './FolderMailer';
import type { KeptMail } from './Mailer';

/** The local mailbox page, for this machine only (D-25). */
export function mailboxRoutes(app: FastifyInstance, mailer: FolderMailer): void {
  app.get('/dev/mail.json', async (request, reply) => {
    onlyHere(request);
    return reply.header('Cache-Control', 'no-store').send(await mailer.list());
  });
  app.get('/dev/mail', async (request, reply) => {
    onlyHere(request);
    void reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store');
    return reply.send(mailboxPage(await mailer.list(), allowOwnStyles(reply)));
  });
}

/** Nobody else may read the codes. */
function onlyHere(request: FastifyRequest): void {
  if (!isFromHere(request)) throw notFound();
}

function mailboxPage(mails: readonly KeptMail[], nonce: string): string {
  const items = mails.map(
    ({ to, subject, text, date }) =>
      `<article><h2>${escape(subject)}</h2><p>${escape(to)} · <time>${escape(date)}</time></p><pre>${escape(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Iskra mailbox</title>
<style nonce="${nonce}">body{font:16px/1.5 system-ui;max-width:640px;margin:40px auto;padding:0 16px}article{border-top:1px solid #ddd}pre{white-space:pre-wrap}</style>
<h1>Mailbox</h1>${items.join('') || '<p>No mails yet.</p>'}</html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
