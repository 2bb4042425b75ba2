import { must, mustSee, textsInView } from '../gates';
import type { PeerSubject } from '../PeerSubject';

/** A region for toasts, the first toast, and another one. */
export const toast: PeerSubject = {
  name: 'toast',
  ours: 'toast.kit',
  floor: 'toast.floor',
  peers: ['toast.sonner', 'toast.react-hot-toast'],
  goals: [
    { measure: 'mount', peer: 1 },
    { measure: 'first', peer: 1 },
    { measure: 'show', peer: 0.75 },
  ],
  play: async (session) => {
    const mount = await session.measure(() => session.act('mount'), 300);
    must(!(await textsInView(session)).some((text) => text.includes('Фото')), 'a toast is there already');
    const first = await session.measure(() => session.act('show'), 500);
    await mustSee(session, /Фото сохранено/);
    await mustSee(session, /Его увидят все/);
    const show = await session.measure(() => session.act('show'), 500);
    await mustSee(session, /Фото сохранено/);
    return { mount, first, show };
  },
};
