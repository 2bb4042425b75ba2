import type { Wanted } from '../playAll';
import { excluded } from './compare';
import { layPackage } from './layPackage';
import { notCounted, rowsOf, tableHead } from './peerReport';
import { playPeers } from './playPeers';

/** Measures the packed kit beside its peers and prints the table; 1 when the kit itself failed a gate. */
export async function runBesidePeers(wanted: Wanted): Promise<number> {
  await layPackage();
  const played = await playPeers(wanted);
  const rows = played.flatMap(({ subject, runs }) => rowsOf(subject, runs));
  const notes = played.flatMap(({ subject, runs }) => notCounted(subject, runs));
  console.log(['', ...tableHead, ...rows, '', ...notes].join('\n'));
  const isOurs = ({ subject, runs }: (typeof played)[number]) =>
    excluded(subject, runs).some(({ contender }) => contender === subject.ours);
  return played.some(isOurs) ? 1 : 0;
}
