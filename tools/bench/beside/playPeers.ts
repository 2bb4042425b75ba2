import path from 'node:path';
import type { Plugin } from 'vite';
import { playAll, type Run, type Wanted } from '../playAll';
import { withPage } from '../withPage';
import type { PeerSubject } from './PeerSubject';
import { peersFolder } from './peersFolder';
import { peerSubjects } from './peerSubjects';

/** A phone's. */
export const viewport = { width: 390, height: 844 };

/** Fails the build where the kit's own sources would slip in instead of the package. */
const packedOnly: Plugin = {
  name: 'packed-only',
  load(id) {
    if (id.includes('/packages/ui/')) this.error(`${id} is a source of the kit, not of its package.`);
  },
};

/** One React and one kit for all: those that are installed in the peers' folder. */
export const peersPage = {
  root: path.join(peersFolder, 'page'),
  dedupe: ['@iskra/ui', 'react', 'react-dom', 'styled-components'],
  plugins: [packedOnly],
};

/** Plays the wanted subjects: all contenders of one, then those of the next. */
export async function playPeers({
  names,
  repeats,
}: Wanted): Promise<{ subject: PeerSubject; runs: readonly Run[] }[]> {
  const played: { subject: PeerSubject; runs: readonly Run[] }[] = [];
  await withPage(peersPage, async (browser, address) => {
    console.log(`Chromium ${browser.version()}, ${repeats} repeats`);
    for (const subject of peerSubjects.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const { ours, floor, peers, play } = subject;
      const contenders = [ours, ...(floor ? [floor] : []), ...peers];
      const runs = await playAll(browser, { address, viewport, repeats }, { contenders, play });
      played.push({ subject, runs });
      console.log(`${subject.name}: played`);
    }
  });
  return played;
}
