import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { limits, type PageContext } from '@iskra/api-contract';
import { isPagePath, pagePaths } from '@iskra/api-contract/pagePaths';
import { notFound } from '@iskra/api-contract/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../Deps';
import { readSession, startVisit } from '../session/sessions';
import { allowOwnStyles } from './allowOwnStyles';
import { allowInlineScripts, nonceMark, readDrawnPage, sendCompressed, withNonce } from './drawnPage';
import { memberParts, type MemberParts } from './memberParts';
import { pageContextOf } from './pageContext';

const year = 365 * 24 * 60 * 60;

/** Serves the built page with its token and run-time configuration: with 200 at each of its paths, with 404 elsewhere. */
export async function servePage(app: FastifyInstance, deps: Deps): Promise<void> {
  if (existsSync(deps.config.appDir)) await serveAssets(app, deps.config.appDir);
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    if (isServers(path) || !wantsPage(request)) throw notFound();
    const isPage = isPagePath(path) || path === '/index.html';
    return sendPage(app, deps, request, reply.header('Vary', 'Accept').code(isPage ? 200 : 404));
  };
  // What the worker of the page keeps: it belongs to no session.
  app.get('/shell.html', (_, reply) => sendShell(deps, reply));
  app.get('/', send);
  app.get('/index.html', send);
  app.setNotFoundHandler(send);
}

/** What only a member's page is told. */
interface OfMember {
  /** Somebody is signed in, also where the device has forgotten it. */
  readonly isMember: true;
  /** What the page asks for first. */
  readonly ahead?: MemberParts['ahead'] | undefined;
}

/** Puts the head's data where the built page marks its place; `<` is escaped so that no value ends the block. */
export function fillPage(html: string, context: PageContext, nonce: string, member?: OfMember): string {
  const json = JSON.stringify({ realtime: context.realtime, nonce, ...member }).replaceAll('<', '\\u003c');
  const head = `<meta name="csrf-token" content="${context.csrf_token}"><script type="application/json" id="iskra-config">${json}</script>`;
  return html.replace('<!--iskra-head-->', () => head);
}

/** Calls, sockets and files, where a page would be mistaken for something else [ACC-02]. */
function isServers(path: string): boolean {
  if (/^\/(api|app|apps|broadcasting|admin|photos|assets|dev|health|ready|metrics)(\/|$)/.test(path))
    return true;
  return /\.\w+$/.test(path) && path !== '/index.html';
}

/** Browsers ask for HTML, tools often accept anything; a client that prefers JSON gets no page. */
function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && request.accepts().type(['text/html', 'application/json']) === 'text/html';
}

async function sendPage(app: FastifyInstance, deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const html = await readPage(deps, reply);
  if (html === null) return reply.code(reply.statusCode === 404 ? 404 : 503).send(notBuilt);
  const session = await readSession(deps, request);
  // A visitor's first page is drawn before its scripts, which would lead there themselves [ACC-01].
  if (!session?.user && request.url === pagePaths.start) return reply.redirect(pagePaths.register, 302);
  const drawn = session?.user ? null : await readDrawnPage(deps, request.url);
  if (drawn !== null) return sendDrawn(deps, request, reply, drawn);
  const context = pageContextOf(deps, session ?? startVisit(deps, request, reply));
  const parts = session?.user ? await memberParts(app, deps, request, session.user) : undefined;
  const member = session?.user ? ({ isMember: true, ahead: parts?.ahead } as const) : undefined;
  return sendFilled(reply, parts ? withParts(html, parts) : html, context, member);
}

/** What visitors see before any script. It is the same for all of them, so it starts no session: the page asks for its token. */
async function sendDrawn(deps: Deps, request: FastifyRequest, reply: FastifyReply, drawn: string) {
  // Nothing in it is anybody's, so a browser may keep the page as it stands and bring it back at once.
  void reply.header('Cache-Control', 'private, no-cache');
  allowInlineScripts(reply, drawn);
  const nonce = allowOwnStyles(reply);
  const html = fillPage(drawn, nobodysContext(deps), nonce);
  return sendCompressed(request, reply, withNonce(html, nonce));
}

/** The page that stands in where the server is not reached: it is nobody's, so it has no token and starts no session. */
async function sendShell(deps: Deps, reply: FastifyReply) {
  const html = await readPage(deps, reply);
  if (html === null) return reply.code(503).send(notBuilt);
  return sendFilled(reply, html, nobodysContext(deps));
}

const nobodysContext = (deps: Deps): PageContext => ({ csrf_token: '', realtime: deps.realtime.config });

function readPage(deps: Deps, reply: FastifyReply): Promise<string | null> {
  void reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store');
  return readFile(path.join(deps.config.appDir, 'index.html'), 'utf8').catch(() => null);
}

/** The first look stands in the opening page; the script that fills in what the device knows, and begins the code, stands behind it. */
function withParts(html: string, { page, locale, script, links, photo, rows }: MemberParts): string {
  const image = `<span><img src="${photo}" alt="" fetchpriority="high"></span>`;
  const worn = [`data-page="${page}"`, photo && 'data-photo', rows && 'data-rows'].filter(Boolean).join(' ');
  const parts: readonly (readonly [mark: string, text: string])[] = [
    [`<html lang="${limits.defaultLocale}"`, `<html lang="${locale}" ${worn}`],
    ...(rows ? [['</head>', `<style nonce="${nonceMark}">${rows.sheet}</style></head>`] as const] : []),
    // The script begins it when the first look is painted.
    ['<!--iskra-code-->', `<template id="iskra-code">${links}`],
    ['<!--/iskra-code-->', '</template>'],
    ...(photo ? [['<span></span>', image] as const] : []),
    ...(rows ? [['<span></span>', `${rows.html}<span></span>`] as const] : []),
    ['<noscript>', `<script>${script}</script><noscript>`],
  ];
  return parts.reduce((filled, [mark, text]) => filled.replace(mark, () => text), html);
}

function sendFilled(reply: FastifyReply, html: string, context: PageContext, member?: OfMember) {
  allowInlineScripts(reply, html);
  const nonce = allowOwnStyles(reply);
  return reply.send(withNonce(fillPage(html, context, nonce, member), nonce));
}

async function serveAssets(app: FastifyInstance, appDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: appDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // What the build leaves for the server to fill in, or for itself, is nobody's to read.
    allowedPath: (file) => !/^\/(pages\/|\.)/.test(file),
    setHeaders: (response, file) => {
      const isHashed = path.relative(appDir, file).startsWith(`assets${path.sep}`);
      response.setHeader('Vary', 'Accept-Encoding');
      response.setHeader('Cache-Control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
}

const notBuilt =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Iskra</title><h1>The page is not built yet</h1>' +
  '<p>Run <code>npm run build</code> in the project folder, or start with <code>npm start</code>, which builds it.</p></html>';
