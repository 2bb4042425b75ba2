import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToaster, type ToasterStore } from './createToaster';

const titles = (toaster: ToasterStore) => toaster.getSnapshot().map((toast) => toast.title);
const staying = (toaster: ToasterStore) => toaster.getSnapshot().filter((toast) => !toast.isLeaving);

function showAll(toaster: ToasterStore, ...names: string[]) {
  return names.map((title) => toaster.show({ type: 'message', title }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is on the screen', () => {
  it('keeps at most three and drops the oldest [TOA-02]', () => {
    const toaster = createToaster();
    showAll(toaster, 'Анна', 'Ольга', 'Юлия', 'Вера');
    expect(titles(toaster)).toEqual(['Ольга', 'Юлия', 'Вера']);
  });

  it('replaces a toast of the same id in its place', () => {
    const toaster = createToaster();
    toaster.show({ id: 'anna', type: 'message', title: 'Анна' });
    showAll(toaster, 'Ольга');
    toaster.show({ id: 'anna', type: 'message', title: 'Анна: 2 сообщения' });
    expect(titles(toaster)).toEqual(['Анна: 2 сообщения', 'Ольга']);
  });

  it('goes by hand, after its fade [TOA-02]', () => {
    const toaster = createToaster();
    const [id = ''] = showAll(toaster, 'Анна');
    toaster.dismiss(id);
    expect(toaster.getSnapshot()[0]?.isLeaving).toBe(true);
    vi.advanceTimersByTime(120);
    expect(toaster.getSnapshot()).toEqual([]);
  });

  it('dismisses all', () => {
    const toaster = createToaster();
    showAll(toaster, 'Анна', 'Ольга');
    toaster.dismissAll();
    vi.advanceTimersByTime(120);
    expect(toaster.getSnapshot()).toEqual([]);
  });

  it('tells subscribers of every change until they leave', () => {
    const toaster = createToaster();
    const onChange = vi.fn();
    const unsubscribe = toaster.subscribe(onChange);
    showAll(toaster, 'Анна');
    expect(onChange).toHaveBeenCalledOnce();
    unsubscribe();
    showAll(toaster, 'Ольга');
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('time', () => {
  it('closes after 3 s, not before [TOA-02]', () => {
    const toaster = createToaster();
    showAll(toaster, 'Анна');
    vi.advanceTimersByTime(2999);
    expect(staying(toaster)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(staying(toaster)).toHaveLength(0);
  });

  it('closes after 2 s when told so for phones [TOA-02]', () => {
    const toaster = createToaster();
    toaster.setDuration(2000);
    showAll(toaster, 'Анна');
    vi.advanceTimersByTime(2000);
    expect(staying(toaster)).toHaveLength(0);
  });

  it('keeps an error until it is closed by hand', () => {
    const toaster = createToaster();
    toaster.show({ type: 'error', title: 'Не отправлено' });
    vi.advanceTimersByTime(3_600_000);
    expect(staying(toaster)).toHaveLength(1);
  });

  it('leaves five seconds for what can be done about it [B7.2]', () => {
    const toaster = createToaster();
    toaster.show({ type: 'info', title: 'Фото удалено', action: { label: 'Вернуть', onSelect: vi.fn() } });
    vi.advanceTimersByTime(4999);
    expect(staying(toaster)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(staying(toaster)).toHaveLength(0);
  });

  it('goes on with what was left after a pause', () => {
    const toaster = createToaster();
    showAll(toaster, 'Анна');
    vi.advanceTimersByTime(1000);
    toaster.pause('hover');
    vi.advanceTimersByTime(60_000);
    toaster.resume('hover');
    vi.advanceTimersByTime(1999);
    expect(staying(toaster)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(staying(toaster)).toHaveLength(0);
  });

  it('leaves at least a second after a pause at the very end', () => {
    const toaster = createToaster();
    showAll(toaster, 'Анна');
    vi.advanceTimersByTime(2900);
    toaster.pause('focus');
    toaster.resume('focus');
    vi.advanceTimersByTime(999);
    expect(staying(toaster)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(staying(toaster)).toHaveLength(0);
  });

  it('waits for the last of several reasons', () => {
    const toaster = createToaster();
    showAll(toaster, 'Анна');
    toaster.pause('hover');
    toaster.pause('hidden');
    toaster.resume('hover');
    vi.advanceTimersByTime(10_000);
    expect(staying(toaster)).toHaveLength(1);
    toaster.resume('hidden');
    vi.advanceTimersByTime(3000);
    expect(staying(toaster)).toHaveLength(0);
  });

  it('does not count while paused for a toast that comes in the meantime', () => {
    const toaster = createToaster();
    toaster.pause('hidden');
    showAll(toaster, 'Анна');
    vi.advanceTimersByTime(10_000);
    expect(staying(toaster)).toHaveLength(1);
  });

  it('starts anew on update', () => {
    const toaster = createToaster();
    const [id = ''] = showAll(toaster, 'Анна');
    vi.advanceTimersByTime(2500);
    toaster.update(id, { text: 'Привет' });
    vi.advanceTimersByTime(2500);
    expect(staying(toaster)[0]?.text).toBe('Привет');
  });
});
