import {
  getDialogues,
  getPageContext,
  login,
  logout,
  markMessages,
  setSound,
  updateEmail,
  uploadImage,
} from '@iskra/api-contract';
import type { CallDefinition } from '@iskra/api-contract';
import { calls } from '@iskra/api-contract/calls';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';
import { createApi } from './createApi';

const context = {
  csrf_token: 'fresh',
  realtime: { key: 'k', cluster: 'mt1', host: '', port: 0, securePort: 0, tls: false },
};

const images = { path: '/photos/a/lg.webp', key: 'a', all_images: {}, main_image: null };

function setUp(...answers: (Response | Error)[]) {
  let token = 'stale';
  const requests: { url: string; init: RequestInit }[] = [];
  const onSessionEnd = vi.fn();
  const isSameMember = vi.fn(() => Promise.resolve(true));
  const answer: typeof fetch = async (url, init) => {
    requests.push({ url: String(url), init: init ?? {} });
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('no answer');
    return next;
  };
  const api = createApi({
    fetch: answer,
    csrf: { get: () => token, set: (next) => (token = next) },
    socketId: () => '1.2',
    locale: () => 'ru',
    onSessionEnd,
    isSameMember,
  });
  const headers = (index: number) => new Headers(requests[index]?.init.headers);
  return { api, requests, headers, onSessionEnd, isSameMember, answer };
}

const json = (body: unknown, status = 200, headers: HeadersInit = {}) =>
  new Response(JSON.stringify(body), { status, headers });

describe('createApi', () => {
  it.each(Object.entries(calls))('sends token, socket id and XHR mark with %s [API-02]', async (_, call) => {
    const { api, headers } = setUp(json({ message: 'no' }, 422));
    await expect(api.send(call as CallDefinition, { params: {}, body: {} })).rejects.toThrow(ApiError);
    expect(headers(0).get('authorization')).toBe('Bearer stale');
    expect(headers(0).get('x-socket-id')).toBe('1.2');
    expect(headers(0).get('x-requested-with')).toBe('XMLHttpRequest');
  });

  it('renews a token that no longer fits, once, and repeats the call', async () => {
    const { api, requests, headers } = setUp(
      json({ message: '' }, 419),
      json(context),
      json({ total_unread_count: 2 }),
    );
    const answer = await api.send(markMessages, { body: { messageIds: [1] } });
    expect(answer.total_unread_count).toBe(2);
    expect(requests[1]?.url).toBe(getPageContext.path);
    expect(headers(2).get('authorization')).toBe('Bearer fresh');
  });

  it('does nothing in the name of another member who signed in since', async () => {
    const { api, requests, isSameMember } = setUp(json({ message: '' }, 419), json(context));
    isSameMember.mockResolvedValue(false);
    const writing = api.send(markMessages, { body: { messageIds: [1] } });
    await expect(writing).rejects.toMatchObject({ status: 419 });
    expect(requests.map(({ url }) => url)).toEqual([markMessages.path, getPageContext.path]);
  });

  it('takes over the token of a new session, from the answer or by asking', async () => {
    const out = (headers: HeadersInit) => json({}, 200, headers);
    const told = setUp(out({ 'x-csrf-token': 'next' }), json({ total_unread_count: 0 }));
    await told.api.send(logout, {});
    await told.api.send(markMessages, { body: { messageIds: [1] } });
    expect(told.headers(1).get('authorization')).toBe('Bearer next');
    const silent = setUp(out({}), json(context), json({ total_unread_count: 0 }));
    await silent.api.send(logout, {});
    await silent.api.send(markMessages, { body: { messageIds: [1] } });
    expect(silent.headers(2).get('authorization')).toBe('Bearer fresh');
  });

  it('tells of an ended session on 401, but not for a refused login [ACC-03]', async () => {
    const { api, onSessionEnd } = setUp(json({ message: 'no' }, 401), json({ message: 'no' }, 401));
    await expect(api.send(login, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
      status: 401,
    });
    expect(onSessionEnd).not.toHaveBeenCalled();
    await expect(api.send(getDialogues, {})).rejects.toBeInstanceOf(ApiError);
    expect(onSessionEnd).toHaveBeenCalledOnce();
  });

  it('calls a lost connection a network failure that may be tried again', async () => {
    const { api } = setUp(new TypeError('Failed to fetch'));
    const error = await api.send(getDialogues, {}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'network', isTransient: true });
  });

  it('hands over the texts of a refusal, field by field [REG-11]', async () => {
    const { api } = setUp(json({ message: 'm', code: 'wrongCode', errors: { email: ['taken'] } }, 422));
    const error = await api.send(getDialogues, {}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      kind: 'refused',
      message: 'm',
      code: 'wrongCode',
      fields: { email: ['taken'] },
      isTransient: false,
    });
  });

  it('hands over which refusal it is also where that is plain text (D-23) [SET-05]', async () => {
    const headers = { 'X-Refusal-Code': 'emailUnverified' };
    const { api } = setUp(new Response('Подтвердите адрес.', { status: 422, headers }));
    const error = await api
      .send(updateEmail, { body: { email: 'a@b.ru' } })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Подтвердите адрес.', code: 'emailUnverified' });
  });

  it.each([
    ['a call that refuses in plain text', updateEmail, 'Почта не отвечает.', 'Почта не отвечает.'],
    ['its words as JSON', updateEmail, '{"message":"Сбой."}', 'Сбой.'],
    ['the page of a proxy', updateEmail, '\n<html><h1>502 Bad Gateway</h1></html>', ''],
    ['any other call', setSound, '{"message":"Сбой."}', ''],
    ['the same in plain text', setSound, 'SQLSTATE[HY000]', ''],
  ])('shows of a failing server what is for the member: %s [SET-05]', async (_, call, body, message) => {
    const { api } = setUp(new Response(body, { status: 500 }));
    const error = await api.send(call, { body: {} } as never).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'refused', status: 500, message, isTransient: true });
  });

  it('refuses an answer with a missing field and passes over an unknown one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api } = setUp(json({ dialogs: [], extra: 1 }), json({ nothing: true }));
    expect(await api.send(getDialogues, {})).toEqual({ dialogs: [] });
    await expect(api.send(getDialogues, {})).rejects.toMatchObject({ kind: 'answer' });
  });

  it.each([2.5, '2', null])('refuses %j for a count of what is unread [CHT-12]', async (count) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api } = setUp(json({ total_unread_count: count }));
    await expect(api.send(markMessages, { body: { messageIds: [1] } })).rejects.toMatchObject({
      kind: 'answer',
    });
  });

  it('uploads a file its own way, with the same headers, and renews the token too [PRO-02]', async () => {
    const { api, requests, headers, answer } = setUp(json({ message: '' }, 419), json(context), json(images));
    const transport = vi.fn((url: string, init: RequestInit) => answer(url, init));
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    expect(await api.upload(uploadImage, file, transport)).toEqual(images);
    expect(transport).toHaveBeenCalledTimes(2);
    expect(headers(2).get('authorization')).toBe('Bearer fresh');
    expect(headers(2).get('x-requested-with')).toBe('XMLHttpRequest');
    expect(headers(2).get('content-type')).toBeNull();
    expect((requests[2]?.init.body as FormData).get('image')).toMatchObject({ name: 'a.png' });
  });

  it('calls an upload without an answer a network failure', async () => {
    const { api, answer } = setUp(new TypeError('no answer'));
    const upload = api.upload(uploadImage, new File(['x'], 'a.png'), answer);
    await expect(upload).rejects.toMatchObject({ kind: 'network' });
  });
});
