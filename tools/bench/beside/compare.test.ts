import { expect, test } from 'vitest';
import type { Run } from '../playAll';
import { compare, excluded } from './compare';
import { notCounted, rowsOf } from './peerReport';
import type { PeerSubject } from './PeerSubject';

const deck: PeerSubject = {
  name: 'deck',
  ours: 'deck.kit',
  floor: 'deck.floor',
  peers: ['deck.slow', 'deck.quick', 'deck.broken'],
  goals: [{ measure: 'mount', peer: 0.8, floor: 2.8 }],
  play: () => Promise.resolve({}),
};

const played = (contender: string, ...times: number[]): Run[] =>
  times.map((mount) => ({ contender, findings: { mount } }));

const broken: Run = { contender: 'deck.broken', findings: {}, fault: 'no cards are in view' };

const runs: Run[] = [
  ...played('deck.kit', 12, 8, 10),
  ...played('deck.floor', 5, 4, 6),
  ...played('deck.slow', 50, 50, 50),
  ...played('deck.quick', 21, 20, 9),
  ...played('deck.broken', 1, 1),
  broken,
];

test('The kit is compared by medians with the quickest peer and with the floor', () => {
  expect(compare(deck, runs)).toEqual([
    {
      measure: 'mount',
      best: { name: 'deck.quick', times: { ratio: 0.5, low: 0.4, high: 0.6 } },
      floor: { ratio: 2, low: 1.6, high: 2.4 },
      goal: { measure: 'mount', peer: 0.8, floor: 2.8 },
      isMet: true,
      medians: { 'deck.kit': 10, 'deck.floor': 5, 'deck.slow': 50, 'deck.quick': 20 },
    },
  ]);
});

test('A contender that fails its gate is not counted, however quick it was, and the report says why', () => {
  expect(excluded(deck, runs)).toEqual([{ contender: 'deck.broken', fault: 'no cards are in view' }]);
  expect(notCounted(deck, runs)).toEqual(['deck.broken is not counted: no cards are in view']);
  expect(rowsOf(deck, runs).join()).not.toContain('broken');
});

test('A goal that names peer and floor is met only beside both', () => {
  const slowFloor = runs.map((run) =>
    run.contender === 'deck.floor' ? { ...run, findings: { mount: 3 } } : run,
  );
  expect(compare(deck, slowFloor)[0]?.isMet).toBe(false);
  const quickPeer = [
    ...runs.filter(({ contender }) => contender !== 'deck.quick'),
    ...played('deck.quick', 11),
  ];
  expect(compare(deck, quickPeer)[0]?.isMet).toBe(false);
});

test('Nothing is met and no ratio is shown where no peer, or not even the kit, counts', () => {
  const kitFailed: Run[] = [...runs, { contender: 'deck.kit', findings: {}, fault: 'no card' }];
  expect(compare(deck, kitFailed)[0]).toEqual({
    measure: 'mount',
    goal: { measure: 'mount', peer: 0.8, floor: 2.8 },
    isMet: false,
    medians: { 'deck.floor': 5, 'deck.slow': 50, 'deck.quick': 20 },
  });
  const alone = runs.filter(({ contender }) => ['deck.kit', 'deck.floor'].includes(contender));
  expect(rowsOf(deck, alone)).toEqual([
    '| deck: mount | no peer counts | 2.00 (1.60 to 2.40) | 0.8 (2.8) | no | kit 10.0, floor 5.0 |',
  ]);
});
