import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from './toast';
import { toasterOf } from './toasterOf';

const shownBy = (id?: string) => {
  const staying = toasterOf(id)
    .getSnapshot()
    .filter(({ isLeaving }) => !isLeaving);
  return staying.map(({ type, title }) => `${type} ${title}`);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
});
afterEach(() => {
  toast.dismiss();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('toast [B7.13]', () => {
  it('shows a title or all options, and answers the id', () => {
    const saved = toast('Saved', { type: 'success' });
    expect(toast({ id: 'anna', type: 'message', title: 'Anna' })).toBe('anna');
    expect(saved).not.toBe('');
    expect(shownBy()).toEqual(['success Saved', 'message Anna']);
  });

  it('updates and dismisses by id, or dismisses all', () => {
    const id = toast('Saving');
    toast('Other');
    toast.update(id, { title: 'Saved' });
    expect(shownBy()).toEqual(['info Saved', 'info Other']);
    toast.dismiss(id);
    expect(shownBy()).toEqual(['info Other']);
    toast.dismiss();
    expect(shownBy()).toEqual([]);
  });

  it('keeps the toasters of several ids apart, and an id is one toast of all', () => {
    const here = toast('Here');
    const there = toast('There', { toasterId: 'side' });
    expect([shownBy(), shownBy('side')]).toEqual([['info Here'], ['info There']]);
    expect(there).not.toBe(here);
    toast.dismiss(there);
    expect([shownBy(), shownBy('side')]).toEqual([['info Here'], []]);
  });

  it('keeps nothing on a server, where its store would be every visitor’s', () => {
    vi.stubGlobal('document', undefined);
    toast('Saved');
    toast.promise(Promise.resolve(), { loading: 'Saving', success: 'Saved', error: 'Failed' });
    expect(shownBy()).toEqual([]);
  });
});

describe('toast.promise', () => {
  const words = {
    loading: 'Sending',
    success: (count: number) => `Sent ${count}`,
    error: (reason: unknown) => ({ title: 'Not sent', text: String(reason) }),
  };
  const settled = () => vi.advanceTimersByTimeAsync(0);

  it('stays while the work runs, then says in its place what came of it', async () => {
    let answer = (_count: number) => {};
    toast.promise(() => new Promise<number>((resolve) => (answer = resolve)), words);
    toast({ type: 'error', title: 'Another' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shownBy()).toEqual(['loading Sending', 'error Another']);
    answer(2);
    await settled();
    expect(shownBy()).toEqual(['success Sent 2', 'error Another']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(shownBy()).toEqual(['error Another']);
  });

  it('says why it failed', async () => {
    toast.promise(Promise.reject(new Error('offline')), words);
    await settled();
    expect(toasterOf().getSnapshot().at(-1)).toMatchObject({
      type: 'error',
      title: 'Not sent',
      text: 'Error: offline',
    });
  });

  it('closed by hand it comes back for a failure only', async () => {
    let succeed = (_count: number) => {};
    let fail = (_reason: unknown) => {};
    toast.dismiss(toast.promise(new Promise<number>((resolve) => (succeed = resolve)), words));
    toast.dismiss(toast.promise(new Promise<number>((_, reject) => (fail = reject)), words));
    succeed(1);
    fail('offline');
    await settled();
    expect(shownBy()).toEqual(['error Not sent']);
  });
});
