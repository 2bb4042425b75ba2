import { authorizeChannel, authorizeChannels, type CallDefinition } from '@iskra/api-contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api';
import { fakeApi } from '../api/fakeApi';
import { ChannelAuthorizer, type ChannelAuth } from './ChannelAuthorizer';

interface Body {
  readonly socket_id: string;
  readonly channel_name: string;
  readonly channel_names: string[];
}
type Answers = [CallDefinition, (input: { body?: never }) => unknown][];

function authorizer(...answers: Answers) {
  const { api, sent } = fakeApi(new Map(answers));
  const made = new ChannelAuthorizer(api);
  const ask = (channelName: string, socketId = '1.1') =>
    new Promise<ChannelAuth | Error | null>((resolve) =>
      made.authorize({ socketId, channelName }, (error, auth) => resolve(error ?? auth)),
    );
  return { made, ask, bodies: () => sent.map(({ input }) => (input as { body: Body }).body) };
}

const allAllowed: Answers[number] = [
  authorizeChannels,
  ({ body }) => {
    const { channel_names: names } = body as unknown as Body;
    return { channels: Object.fromEntries(names.map((name) => [name, { auth: `for ${name}` }])) };
  },
];

describe('the authorisation of channels', () => {
  it('is one request for all that are asked for at once, and each gets its own [RT-03]', async () => {
    const { ask, bodies } = authorizer(allAllowed);
    const answers = await Promise.all(['private-a', 'private-b', 'private-c'].map((name) => ask(name)));
    expect(answers).toEqual([
      { auth: 'for private-a' },
      { auth: 'for private-b' },
      { auth: 'for private-c' },
    ]);
    expect(bodies()).toEqual([{ socket_id: '1.1', channel_names: ['private-a', 'private-b', 'private-c'] }]);
    await ask('private-d');
    expect(bodies()).toHaveLength(2);
  });

  it('asks for a thousand at a time, and apart for another socket', async () => {
    const { ask, bodies } = authorizer(allAllowed);
    const many = Array.from({ length: 1001 }, (_, at) => ask(`private-${at}`));
    await Promise.all([...many, ask('private-a', '2.2')]);
    expect(bodies().map(({ socket_id: id, channel_names: { length } }) => [id, length])).toEqual([
      ['1.1', 1000],
      ['1.1', 1],
      ['2.2', 1],
    ]);
  });

  it('tells what is refused for good from what did not come through', async () => {
    let isDown = true;
    const { made, ask } = authorizer([
      authorizeChannels,
      () => {
        if (isDown) throw new ApiError('network', '');
        return { channels: { 'private-a': { auth: 'yes' }, 'private-b': null } };
      },
    ]);
    expect(await ask('private-b')).toBeInstanceOf(ApiError);
    expect(made.isRefused('private-b')).toBe(false);
    isDown = false;
    expect(await Promise.all([ask('private-a'), ask('private-b')])).toEqual([
      { auth: 'yes' },
      expect.any(Error),
    ]);
    expect([made.isRefused('private-a'), made.isRefused('private-b')]).toEqual([false, true]);
  });

  it('goes channel by channel where the back end knows no other call', async () => {
    const { made, ask, bodies } = authorizer(
      [
        authorizeChannels,
        () => {
          throw new ApiError('refused', '', 404);
        },
      ],
      [
        authorizeChannel,
        ({ body }) => {
          const { channel_name: name } = body as unknown as Body;
          if (name === 'private-b') throw new ApiError('refused', '', 403);
          return { auth: `for ${name}` };
        },
      ],
    );
    expect(await Promise.all([ask('private-a'), ask('private-b')])).toEqual([
      { auth: 'for private-a' },
      expect.any(Error),
    ]);
    expect(made.isRefused('private-b')).toBe(true);
    await ask('private-c');
    expect(bodies().filter(({ channel_names: names }) => names)).toHaveLength(1);
  });
});
