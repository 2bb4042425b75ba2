import { channels, setOnlineStatus } from '@iskra/api-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../shared/api/fakeApi';
import { Presence } from './Presence';

const selfId = 7;
let page: { visibility: 'visible' | 'hidden'; say: (event: string) => void };

beforeEach(() => {
  vi.useFakeTimers();
  const target = new EventTarget();
  page = { visibility: 'visible', say: (event) => void target.dispatchEvent(new Event(event)) };
  const listeners = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  const visibility = { get: () => page.visibility };
  vi.stubGlobal('document', Object.defineProperty({ ...listeners }, 'visibilityState', visibility));
  vi.stubGlobal('window', listeners);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page of the member, and what it told the server so far. */
function open(againInS: number | null = null) {
  const { api, sent } = fakeApi(new Map([[setOnlineStatus, () => ({ online: true, again_in_s: againInS })]]));
  const handlers: Record<string, (value: never) => void> = {};
  const on = (name: string) => (handle: (value: never) => void) => {
    handlers[name] = handle;
    return () => void delete handlers[name];
  };
  const realtime = {
    on: (name: string, handle: (value: never) => void) => on(name)(handle),
    onState: on('state'),
    onSubscribed: on('subscribed'),
  };
  const stop = new Presence({ api, realtime: realtime as never, selfId: () => selfId }).start();
  const hear = (name: string, value: unknown = {}) => handlers[name]?.(value as never);
  const told = () => sent.map(({ input }) => (input as { body: { online: boolean } }).body.online);
  return { stop, hear, told };
}

/** What is on its way arrives. */
const arrive = () => vi.advanceTimersByTimeAsync(0);

describe('a page says whether it is looked at (D-34) [RT-05]', () => {
  it('true on mount, false when it hides or closes, true again when it is visible', async () => {
    const { told } = open();
    expect(told()).toEqual([true]);
    await arrive();
    page.visibility = 'hidden';
    page.say('visibilitychange');
    await arrive();
    page.visibility = 'visible';
    page.say('visibilitychange');
    await arrive();
    page.say('pagehide');
    expect(told()).toEqual([true, false, true, false]);
  });

  it('answers when another page was hidden, and when it is heard again; a hidden page does not', async () => {
    const { told, hear } = open();
    await arrive();
    hear('presenceAsked');
    await arrive();
    hear('subscribed', channels.member(selfId));
    hear('subscribed', channels.dialogue(3));
    await arrive();
    expect(told()).toEqual([true, true, true]);
    page.visibility = 'hidden';
    hear('presenceAsked');
    hear('subscribed', channels.member(selfId));
    expect(told()).toEqual([true, true, true]);
  });

  it('says so again as often as the answer wants, until it is hidden', async () => {
    const { told } = open(45);
    await vi.advanceTimersByTimeAsync(2 * 45_000 + 100);
    expect(told()).toEqual([true, true, true]);
    page.visibility = 'hidden';
    page.say('visibilitychange');
    await vi.advanceTimersByTimeAsync(200_000);
    expect(told()).toEqual([true, true, true, false]);
  });

  it('without a connection is what the server has to be told', async () => {
    const { told, hear } = open();
    await arrive();
    hear('state', 'connected');
    expect(told()).toEqual([true]);
    hear('state', 'connecting');
    expect(told()).toEqual([true, true]);
  });

  it('does not say so twice while it connects for the first time, nor when it leaves', async () => {
    const { told, hear } = open();
    hear('state', 'connecting');
    hear('state', 'connected');
    hear('state', 'offline');
    await arrive();
    expect(told()).toEqual([true]);
  });

  it('says one word after another, and of those that wait the last: the server hears them in order', async () => {
    const { told } = open();
    for (const visibility of ['hidden', 'visible', 'hidden'] as const) {
      page.visibility = visibility;
      page.say('visibilitychange');
    }
    expect(told()).toEqual([true]);
    await arrive();
    expect(told()).toEqual([true, false]);
  });

  it('says nothing once the member is gone', async () => {
    const { told, stop, hear } = open(45);
    await arrive();
    stop();
    page.say('pagehide');
    hear('presenceAsked');
    await vi.advanceTimersByTimeAsync(100_000);
    expect(told()).toEqual([true]);
  });
});
