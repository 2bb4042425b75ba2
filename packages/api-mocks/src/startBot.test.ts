import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenarios } from './scenarios/scenarios';
import { startBot } from './startBot';
import { dialoguesOf, otherSide } from './world/dialogues';
import { isMutual } from './world/hasLike';
import { likeMember, unlikeMember } from './world/likes';
import { theMember } from './world/members';
import { postMessage } from './world/messages';
import { World } from './world/World';

describe('the bot', () => {
  let world: World;
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    world = new World();
    scenarios.demo(world);
    stop = startBot(world);
  });
  afterEach(() => {
    stop();
    world.stop();
    vi.useRealTimers();
  });
  const me = () => theMember(world, world.viewerId ?? 0);

  it('reads a message, then answers it after a second and a half, once', () => {
    const [dialogue] = dialoguesOf(world, me().id);
    if (!dialogue) throw new Error('The demo has no dialogue');
    const them = otherSide(world, dialogue, me().id);
    if (!them) throw new Error('The demo talks to nobody');
    const said = postMessage(world, me(), {
      dialogueId: dialogue.id,
      content: 'Привет!',
      senderId: me().id,
      recipientId: them.id,
      clientId: null,
    });
    vi.advanceTimersByTime(1400);
    expect(said.readAt).not.toBeNull();
    expect(world.messages.at(-1)).toBe(said);
    vi.advanceTimersByTime(10_000);
    expect(world.messages.slice(-2)).toMatchObject([
      { id: said.id },
      { senderId: them.id, recipientId: me().id },
    ]);
  });

  it('makes one like in two mutual, unless it was taken back', () => {
    const strangers = [...world.members.values()].filter(
      ({ id, gender }) => id > 10 && id < 19 && gender === 'female',
    );
    for (const { id } of strangers) likeMember(world, me(), id);
    const [takenBack = 0] = strangers.map(({ id }) => id).filter((id) => id % 4 === 1);
    vi.advanceTimersByTime(1000);
    unlikeMember(world, me(), takenBack);
    vi.advanceTimersByTime(10_000);
    const mutual = strangers.filter(({ id }) => isMutual(world, me().id, id)).map(({ id }) => id);
    expect(strangers.map(({ id }) => id)).toEqual([11, 13, 15, 17]);
    expect(takenBack).toBe(13);
    expect(mutual).toEqual([17]);
  });
});
