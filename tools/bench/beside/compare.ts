import { median } from '../median';
import type { Run } from '../playAll';
import type { Goal, PeerSubject } from './PeerSubject';

/** One measure of the kit beside the others. */
export interface Comparison {
  readonly measure: string;
  /** The peer with the lowest median, and how many times it the kit takes; absent when no peer counts. */
  readonly best?: { readonly name: string; readonly times: Spread };
  readonly floor?: Spread;
  readonly goal: Goal;
  readonly isMet: boolean;
  /** Medians of all that count, milliseconds. */
  readonly medians: Readonly<Record<string, number>>;
}

/** A ratio of medians, and those of the lowest and highest single repeat of the kit. */
export interface Spread {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** Every goal of a subject; a contender with a single failed play does not count. */
export function compare(subject: PeerSubject, runs: readonly Run[]): Comparison[] {
  const sound = runs.filter(({ contender }) => !faultOf(contender, runs));
  return subject.goals.map((goal) => compareOne(subject, goal, sound));
}

/** Contenders that are not counted, each with its first fault. */
export function excluded(subject: PeerSubject, runs: readonly Run[]): { contender: string; fault: string }[] {
  return [subject.ours, ...floorOf(subject), ...subject.peers].flatMap((contender) => {
    const fault = faultOf(contender, runs);
    return fault ? [{ contender, fault }] : [];
  });
}

const faultOf = (contender: string, runs: readonly Run[]) =>
  runs.find((run) => run.contender === contender && run.fault !== undefined)?.fault;

const floorOf = ({ floor }: PeerSubject) => (floor ? [floor] : []);

function compareOne(subject: PeerSubject, goal: Goal, runs: readonly Run[]): Comparison {
  const found = (contender: string) =>
    runs.flatMap((run) => (run.contender === contender ? [run.findings[goal.measure] ?? NaN] : []));
  const all = [subject.ours, ...floorOf(subject), ...subject.peers].filter((name) => found(name).length > 0);
  const medians = Object.fromEntries(all.map((name) => [name, median(found(name))]));
  const beside = (name = '') => spread(found(subject.ours), medians[name]);
  const best = quickest(subject.peers, medians);
  const peer = beside(best);
  const floor = beside(subject.floor);
  return {
    measure: goal.measure,
    ...(best && peer && { best: { name: best, times: peer } }),
    ...(floor && { floor }),
    goal,
    isMet: isWithin(peer, goal.peer) && (goal.floor === undefined || isWithin(floor, goal.floor)),
    medians,
  };
}

function quickest(names: readonly string[], medians: Readonly<Record<string, number>>): string | undefined {
  const counted = names.filter((name) => name in medians);
  return counted.sort((a, b) => (medians[a] ?? NaN) - (medians[b] ?? NaN))[0];
}

const isWithin = (spread: Spread | undefined, most: number) => spread !== undefined && spread.ratio <= most;

/** Undefined where one of the two did not count. */
function spread(ours: readonly number[], other: number | undefined): Spread | undefined {
  if (ours.length === 0 || !other) return undefined;
  return { ratio: median(ours) / other, low: Math.min(...ours) / other, high: Math.max(...ours) / other };
}
