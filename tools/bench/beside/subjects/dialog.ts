import type { Session } from '../../Session';
import { must, mustSee } from '../gates';
import type { PeerSubject } from '../PeerSubject';

/** A modal window that fades: opened for the second time, and closed again. */
export const dialog: PeerSubject = {
  name: 'dialog',
  ours: 'dialog.kit',
  floor: 'dialog.floor',
  peers: ['dialog.radix', 'dialog.headlessui', 'dialog.react-aria-components'],
  goals: [
    { measure: 'later open', peer: 1, floor: 1.9 },
    { measure: 'close', peer: 1, floor: 2 },
  ],
  play: async (session) => {
    await session.act('mount');
    await session.act('open');
    await session.page.waitForTimeout(700);
    await mustStand(session);
    await session.act('close');
    await session.page.waitForTimeout(700);
    await mustBeGone(session);
    const open = await session.measure(() => session.act('open'), 500);
    await mustStand(session);
    const close = await session.measure(() => session.act('close'), 500);
    await mustBeGone(session);
    return { 'later open': open, close };
  },
};

async function mustStand(session: Session): Promise<void> {
  const { page } = session;
  await mustSee(session, /^Изменить имя$/);
  await mustSee(session, /^Сохранить$/);
  const dialog = page.getByRole('dialog', { name: 'Изменить имя' });
  must((await dialog.count()) === 1, 'no dialog is open');
  const holdsFocus = await dialog.evaluate((element) => element.contains(document.activeElement));
  must(holdsFocus, 'the focus is outside the dialog');
}

async function mustBeGone({ page }: Session): Promise<void> {
  must((await page.locator('[role=dialog]').count()) === 0, 'the dialog is still there');
}
