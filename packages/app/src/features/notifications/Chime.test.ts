import { describe, expect, it, vi } from 'vitest';
import { Chime, type ChimeParts } from './Chime';

function setUp(parts: Partial<ChimeParts> = {}) {
  let end: () => void = () => undefined;
  const play = vi.fn(() => Promise.resolve());
  const wait = () => new Promise<void>((resolve) => void (end = resolve));
  const chime = new Chime({ isAllowed: () => true, play, inTurn: (task) => task(), wait, ...parts });
  return { chime, play, endBurst: () => end() };
}

describe('the sound of a note', () => {
  it('comes once for a burst, and again for the next one [TOA-02] [B7.7]', async () => {
    const { chime, play, endBurst } = setUp();
    const first = chime.ring();
    await chime.ring();
    await chime.ring();
    expect(play).toHaveBeenCalledTimes(1);
    endBurst();
    await first;
    void chime.ring();
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('comes from no page that nobody touched yet', async () => {
    const { chime, play } = setUp({ isAllowed: () => false });
    await chime.ring();
    expect(play).not.toHaveBeenCalled();
  });

  it('comes from one tab: where another has the turn, this one is silent', async () => {
    const { chime, play } = setUp({ inTurn: () => Promise.resolve() });
    await chime.ring();
    expect(play).not.toHaveBeenCalled();
  });

  it('that cannot be played is logged and tried again with the next note [API-03]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const play = vi.fn(() => Promise.reject(new Error('No device')));
    const { chime } = setUp({ play });
    await chime.ring();
    await chime.ring();
    expect(play).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
