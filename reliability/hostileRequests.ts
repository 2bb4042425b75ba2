import { METHODS } from 'node:http';
import { requestOf } from './strangers';

export const webSocketHeaders = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

const paths = [
  '/', '//', '///a', '/%', '/%ff%fe', '/%00', '/%2e%2e/%2e%2e/etc/passwd', '/?%', '/;', '*', 'x', '', 'http://', 'http://[', 'http:///a',
  '//[', '/\\', '/\u00e9', '/#', '/app', '/app/', '/app/x', '/app/%', '/app//', '/app/x/y', '/login', '/assets/%2e', '/assets/none.js',
  '/photos/a/b', '/photos/%/lg.webp', `/photos/${'a'.repeat(22)}/lg.webp`, `/photos/${'a'.repeat(22)}/__proto__.webp`, '/dev/mail', '/dev/mail.json',
  '/metrics', '/ready', '/health', '/api/dialogs', '/api/users/user/99999999999999999999', '/api/users/user/-1', '/api/%', '/api/__proto__',
  '/api/messages/1?before=%00&limit=1e9', '/apps/iskra/events', '/apps/%/events', '/apps/iskra/channels?auth_key=%&auth_timestamp=NaN',
  '/apps/iskra/channels/%ff', '/broadcasting/auth', `/${'a'.repeat(20_000)}`,
] as const; // prettier-ignore

const lines = [
  '', ' ', '\r\n', 'GET', 'GET /', 'GET / HTTP', 'GET / HTTP/9.9', 'GET / HTTP/1.1x', 'GET  /  HTTP/1.1', 'get / HTTP/1.1', 'G\u0000T / HTTP/1.1',
  'PRI * HTTP/2.0', 'CONNECT 127.0.0.1:1 HTTP/1.1', 'CONNECT // HTTP/1.1', 'OPTIONS * HTTP/1.1', 'BREW /pot HTTP/1.1', 'GET / HTTP/1.0', 'GET / HTTP/0.9',
] as const; // prettier-ignore

const headerSets: readonly (readonly string[])[] = [
  ['Connection: Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  ['Connection: Upgrade', 'Upgrade: '],
  ['Connection: Upgrade', 'Upgrade: websocket, h2c, ,'],
  [...webSocketHeaders, 'Origin: http://foreign.test'],
  [...webSocketHeaders, 'Origin: null'],
  [...webSocketHeaders, 'Origin: http://['],
  ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: short'],
  [...webSocketHeaders, 'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99, ;;,'],
  [...webSocketHeaders, 'Sec-WebSocket-Protocol: ,,\u00ff'],
  ['Cookie: iskra_session=%; =; ;;; a', 'X-Socket-ID: 1.1', 'X-CSRF-TOKEN: \u00ff'],
  ['Cookie: ' + 'a=b; '.repeat(2000)],
  ['Accept: ' + ','.repeat(500), 'Accept-Language: ' + ';q=0,'.repeat(500), 'Accept-Encoding: *;q=x, br;q=-1'],
  ['Range: bytes=-,5-1,99999999999-', 'If-None-Match: "', 'If-Modified-Since: never'],
  ['X-Forwarded-For: ,,%,[', 'Forwarded: for=', 'X-Forwarded-Proto: \u00ff', 'X-Forwarded-Host: [', 'X-Real-IP: x'],
  ['Expect: 100-continue'], ['Expect: 200-ok'], ['Content-Length: -1'], ['Content-Length: 5', 'Content-Length: 6'], ['Transfer-Encoding: chunked, x'],
  ['No colon'], ['Authorization: Bearer '], ['Authorization: \u00ff\u0000'.replace('\u0000', '')], ['Host: ['], ['Host: a b'], ['X: ' + 'y'.repeat(20_000)],
]; // prettier-ignore

const bodies: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{'], ['application/json', 'null'], ['application/json', '[]'], ['application/json', '"\\ud800"'], ['application/json', '\u00ff\u00fe{}'],
  ['application/json', '{"__proto__":{"a":1},"constructor":{"prototype":1}}'], ['application/json', '['.repeat(50_000)], ['application/json; charset=utf-16', '{}'],
  ['application/x-www-form-urlencoded', '%&=%ff&socket_id[]=1'], ['multipart/form-data', 'x'], ['multipart/form-data; boundary=', '--\r\n\r\n'],
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="image"; filename="\u0000"\r\n\r\nhalf'], ['text/plain', 'x'], ['', 'x'], ['application/\u00ff', 'x'],
]; // prettier-ignore

const bodyPaths = [
  '/login',
  '/send-verification-email',
  '/broadcasting/auth',
  '/apps/iskra/events',
  '/apps/iskra/batch_events',
  '/api/user/image-upload',
];

/** Every odd first line, path, method, header and body we could think of, each as one request. */
export function hostileRequests(): string[] {
  return [
    ...lines.map((line) => requestOf(line)),
    ...paths.flatMap((path) => [
      requestOf(`GET ${path} HTTP/1.1`),
      requestOf(`GET ${path} HTTP/1.1`, webSocketHeaders),
    ]),
    ...METHODS.flatMap((method) =>
      ['/', '/api/dialogs', '/app/x'].map((path) => requestOf(`${method} ${path} HTTP/1.1`)),
    ),
    ...METHODS.map((method) => requestOf(`${method} /app/x HTTP/1.1`, webSocketHeaders)),
    ...headerSets.flatMap((headers) =>
      ['GET / HTTP/1.1', 'GET /app/x HTTP/1.1', 'POST /api/dialog/1/message/send HTTP/1.1'].map((line) =>
        requestOf(line, headers),
      ),
    ),
    ...bodies.flatMap(([type, body]) => bodyPaths.map((path) => withBody(path, type, body))),
  ];
}

/** One whole, good request with a body, for cutting. */
export const goodPost = withBody(
  '/login',
  'application/json',
  '{"email":"a@b.example","password":"secret-enough"}',
);

function withBody(path: string, type: string, body: string): string {
  const length = Buffer.byteLength(body, 'latin1');
  return requestOf(`POST ${path} HTTP/1.1`, [`Content-Type: ${type}`, `Content-Length: ${length}`], body);
}
