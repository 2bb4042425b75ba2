import { getDialogues, getLikedCount, getSession, type CallDefinition } from '@iskra/api-contract';
import { describe, expect, it } from 'vitest';
import { memoryAnswers } from '../storage/answerStorage';
import { ApiError } from './ApiError';
import { fakeApi } from './fakeApi';
import { KeptAnswers } from './KeptAnswers';

/** A page on a device; the test takes the network away. */
function setUp(answers = memoryAnswers()) {
  const network = { isThere: true, count: 3, refusal: undefined as ApiError | undefined };
  const reply = (answer: () => unknown) => () => {
    if (!network.isThere) throw new ApiError('network', '');
    if (network.refusal) throw network.refusal;
    return answer();
  };
  const { api } = fakeApi(
    new Map<CallDefinition, () => unknown>([
      [getLikedCount, reply(() => ({ count: network.count }))],
      [getDialogues, reply(() => ({ dialogs: [] }))],
      [getSession, reply(() => ({ user: {} }))],
    ]),
  );
  const open = (memberId: number) => {
    const calls = [getLikedCount, getDialogues];
    const clock = { now: () => new Date('2026-11-23T10:00:00Z') };
    const kept = new KeptAnswers({ api, answers, calls, memberId: () => memberId, clock });
    return { kept, end: kept.follow() };
  };
  return { answers, network, open };
}

describe('what was answered last', () => {
  it('stands in on a page that opens without a network', async () => {
    const { network, open } = setUp();
    await open(5).kept.send(getLikedCount, {});
    network.isThere = false;
    expect(await open(5).kept.send(getLikedCount, {})).toEqual({ count: 3 });
  });

  it('never stands in for what the page itself was answered: live events told it more since', async () => {
    const { network, open } = setUp();
    const { kept } = open(5);
    await kept.send(getLikedCount, {});
    network.isThere = false;
    await expect(kept.send(getLikedCount, {})).rejects.toThrow(ApiError);
  });

  it('never hides a refusal', async () => {
    const { network, open } = setUp();
    await open(5).kept.send(getLikedCount, {});
    network.refusal = new ApiError('refused', 'no', 403);
    await expect(open(5).kept.send(getLikedCount, {})).rejects.toThrow('no');
  });

  it('is of this very question', async () => {
    const { network, open } = setUp();
    await open(5).kept.send(getDialogues, { query: { limit: '50' } });
    network.isThere = false;
    await expect(open(5).kept.send(getDialogues, { query: { limit: '20' } })).rejects.toThrow(ApiError);
  });

  it('is of the calls that are kept alone', async () => {
    const { network, open } = setUp();
    await open(5).kept.send(getSession, {});
    network.isThere = false;
    await expect(open(5).kept.send(getSession, {})).rejects.toThrow(ApiError);
  });
});

describe('what a member leaves behind on the device', () => {
  it('no answer when the member goes, nor one that comes late [SET-09, ACC-03]', async () => {
    const { network, open } = setUp();
    const { kept, end } = open(5);
    await kept.send(getLikedCount, {});
    end();
    await kept.send(getDialogues, { query: { limit: '50' } });
    network.isThere = false;
    const later = open(5).kept;
    await expect(later.send(getLikedCount, {})).rejects.toThrow(ApiError);
    await expect(later.send(getDialogues, { query: { limit: '50' } })).rejects.toThrow(ApiError);
  });

  it('nothing that another member of the device is shown, nor could read [SET-09]', async () => {
    const { answers, network, open } = setUp();
    await open(5).kept.send(getLikedCount, {});
    const other = open(6).kept;
    network.isThere = false;
    await expect(other.send(getLikedCount, {})).rejects.toThrow(ApiError);
    expect(await answers.get('5 GET /api/likes/liked-count {}')).toBeUndefined();
  });

  it('three hundred answers at most, the newest', async () => {
    const { answers } = setUp();
    for (let at = 0; at < 320; at += 1) await answers.put(`5 ${at}`, { memberId: 5, answer: at, at });
    await answers.keepOnly(5);
    expect([await answers.get('5 19'), (await answers.get('5 20'))?.answer]).toEqual([undefined, 20]);
  });
});
