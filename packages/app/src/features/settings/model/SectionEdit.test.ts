import { describe, expect, it, vi } from 'vitest';
import { SectionEdit } from './SectionEdit';

interface Draft {
  readonly name: string;
  readonly city: string;
}

function setUp() {
  const saved = { name: 'Вера', city: 'Тула' };
  const timers: { ms: number; run: () => void }[] = [];
  const clock = {
    now: () => new Date(),
    after: (ms: number, run: () => void) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  };
  const edit = new SectionEdit<Draft, 'name' | 'city'>(() => ({ ...saved }), clock);
  return { edit, saved, timers };
}

const explain = () => ({ general: { kind: 'failed' as const } });

describe('a section of the settings', () => {
  it('is looked at until it is edited, and then begins as it is saved [SET-02]', () => {
    const { edit } = setUp();
    edit.change({ name: 'Анна' });
    expect(edit.draft).toBeNull();
    edit.begin();
    expect(edit.draft).toEqual({ name: 'Вера', city: 'Тула' });
  });

  it('restores what was saved when it is cancelled [SET-02]', () => {
    const { edit, saved } = setUp();
    edit.begin();
    edit.change({ name: 'Анна' });
    expect(edit.draft).toEqual({ name: 'Анна', city: 'Тула' });
    edit.setProblems({ name: { kind: 'required' } });
    edit.cancel();
    expect([edit.draft, edit.problems, saved.name]).toEqual([null, {}, 'Вера']);
    edit.begin();
    expect(edit.draft?.name).toBe('Вера');
  });

  it('says for 3 s that it was saved, not longer [SET-03]', () => {
    const { edit, timers } = setUp();
    edit.begin();
    edit.finish();
    expect([edit.draft, edit.isSaved]).toEqual([null, true]);
    expect(timers.map(({ ms }) => ms)).toEqual([3000]);
    timers[0]?.run();
    expect(edit.isSaved).toBe(false);
  });

  it('says it no more when it is edited again [SET-03]', () => {
    const { edit, timers } = setUp();
    edit.begin();
    edit.finish();
    edit.begin();
    expect([edit.isSaved, timers]).toEqual([false, []]);
  });

  it('takes the complaint of the field that is entered, and no other [SET-05]', () => {
    const { edit } = setUp();
    edit.begin();
    edit.setProblems({ name: { kind: 'required' }, city: { kind: 'required' } });
    edit.clearProblem('name');
    expect(edit.problems).toEqual({ city: { kind: 'required' } });
  });

  it('is sent once, however often Save is pressed [SET-02]', async () => {
    const { edit } = setUp();
    edit.begin();
    let answer = (): void => undefined;
    const save = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const first = edit.attempt(save, explain);
    await edit.attempt(save, explain);
    expect([edit.isBusy, save.mock.calls.length]).toEqual([true, 1]);
    answer();
    await first;
    expect(edit.isBusy).toBe(false);
  });

  it('keeps what was typed when saving fails, and may be tried again [API-03]', async () => {
    const { edit } = setUp();
    edit.begin();
    edit.change({ name: 'Анна' });
    await edit.attempt(() => Promise.reject(new Error('no')), explain);
    expect(edit).toMatchObject({ isBusy: false, isSaved: false, draft: { name: 'Анна' } });
    expect(edit.problems).toEqual({ general: { kind: 'failed' } });
    await edit.attempt(() => Promise.resolve(), explain);
    expect(edit.problems).toEqual({});
  });
});
