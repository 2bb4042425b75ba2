import { describe, expect, it } from 'vitest';
import { buildMessage } from '../builders';
import type { LiveEvent } from '../world/LiveEvent';
import { openSession } from '../world/sessions';
import { World } from '../world/World';
import { PusherSocket } from './PusherSocket';
import { sign } from './sign';
import { SocketOwners } from './SocketOwners';

const dialogue = 'private-chat-dialog.101';
const sent: LiveEvent = { name: 'messageSent', to: 101, payload: { message: buildMessage() } };

const sessionOf = (memberId: number) => openSession(new World(), memberId);

function connect() {
  const frames: { event: string; channel?: string; data: unknown }[] = [];
  const owners = new SocketOwners();
  const read = (text: string) => {
    const { data, ...rest } = JSON.parse(text) as { event: string; data: string | object };
    frames.push({ ...rest, data: typeof data === 'string' ? JSON.parse(data) : data });
  };
  const socket = new PusherSocket('1.1', read, owners);
  const subscribe = (channel: string, auth = sign('1.1', channel)) =>
    socket.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  return { socket, frames, owners, subscribe, names: () => frames.map(({ event }) => event) };
}

describe('the mocked live channel', () => {
  it('greets with the id of the socket and answers a ping', () => {
    const { socket, frames } = connect();
    socket.open();
    socket.receive('{"event":"pusher:ping","data":{}}');
    expect(frames).toEqual([
      { event: 'pusher:connection_established', data: { socket_id: '1.1', activity_timeout: 120 } },
      { event: 'pusher:pong', data: {} },
    ]);
  });

  it('takes a private channel only with the signature of the authorisation', () => {
    const { socket, subscribe, frames } = connect();
    subscribe(dialogue, sign('2.1', dialogue));
    socket.tell(sent);
    expect(frames).toEqual([{ event: 'pusher:error', data: { code: 4009, message: 'Not authorised' } }]);
    subscribe(dialogue);
    expect(frames.at(-1)).toMatchObject({
      event: 'pusher_internal:subscription_succeeded',
      channel: dialogue,
    });
  });

  it('tells events of its channels under their names, until unsubscribed [RT-01]', () => {
    const { socket, subscribe, frames, names } = connect();
    subscribe(dialogue);
    socket.tell({ ...sent, to: 102 });
    socket.tell(sent);
    expect(names()).toEqual(['pusher_internal:subscription_succeeded', 'sendMessage']);
    expect(frames.at(-1)).toEqual({ event: 'sendMessage', channel: dialogue, data: sent.payload });
    socket.receive(JSON.stringify({ event: 'pusher:unsubscribe', data: { channel: dialogue } }));
    socket.tell(sent);
    expect(names()).toHaveLength(2);
  });

  it('spares the sender the own echo [API-02]', () => {
    const { socket, subscribe, names } = connect();
    subscribe(dialogue);
    socket.tell({ ...sent, exceptSocket: '1.1' });
    expect(names()).not.toContain('sendMessage');
  });

  it('tells a like to its recipient only, though the channel is shared [LIK-04]', () => {
    const { socket, subscribe, owners, names } = connect();
    subscribe('private-liked');
    owners.claim('1.1', sessionOf(7));
    const nobody = { id: 'like-1', user_id: null, user_name: null, avatar: null };
    socket.tell({ name: 'liked', to: 8, payload: { ...nobody, recipient_id: 8 } });
    expect(names()).not.toContain('notificationLiked');
    socket.tell({ name: 'liked', to: 7, payload: { ...nobody, recipient_id: 7 } });
    expect(names()).toContain('notificationLiked');
  });

  it('ends a channel of its member without a word, and of nobody else [RT-04]', () => {
    const { socket, subscribe, owners, names } = connect();
    owners.claim('1.1', sessionOf(7));
    subscribe(dialogue);
    socket.revoke(8, dialogue);
    socket.tell(sent);
    socket.revoke(7, dialogue);
    socket.tell(sent);
    expect(names()).toEqual(['pusher_internal:subscription_succeeded', 'sendMessage']);
  });

  it('survives what is no frame', () => {
    const { socket, frames } = connect();
    for (const text of ['', 'null', '[]', '{"event":1}']) socket.receive(text);
    expect(frames.map(({ event }) => event)).toEqual(Array(4).fill('pusher:error'));
  });
});
