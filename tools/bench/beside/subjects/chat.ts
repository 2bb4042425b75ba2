import type { Session } from '../../Session';
import { must, mustSee } from '../gates';
import type { PeerSubject } from '../PeerSubject';

/** A whole room with a thousand messages: drawn, one more, one key typed. */
export const chat: PeerSubject = {
  name: 'chat',
  ours: 'chat1000.kit',
  floor: 'chat1000.floor',
  peers: ['chat.stream-chat-react', 'chat.chatscope'],
  goals: [
    { measure: 'mount', peer: 0.15, floor: 1.9 },
    { measure: 'append', peer: 0.18, floor: 1.3 },
    { measure: 'key', peer: 0.45, floor: 1.2 },
  ],
  play: async (session) => {
    const mount = await session.measure(() => session.act('mount'), 600);
    await mustSee(session, /^Сообщение 1000(?!\d)/);
    const append = await session.measure(() => session.act('append'), 400);
    await mustSee(session, /^Сообщение 1001(?!\d)/);
    return { mount, append, key: await type(session) };
  },
};

/** The second to the tenth key, each. */
async function type(session: Session): Promise<number> {
  const field = session.page.locator('textarea, [contenteditable="true"]').first();
  await field.focus();
  await session.page.keyboard.type('п');
  await session.page.waitForTimeout(300);
  const nine = await session.measure(() => session.page.keyboard.type('ривет, ка', { delay: 30 }), 200);
  const typed = await field.evaluate((element) =>
    element instanceof HTMLTextAreaElement ? element.value : element.textContent,
  );
  must(typed === 'привет, ка', `the field holds “${typed}”`);
  return nine / 9;
}
