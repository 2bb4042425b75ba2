import {
  authorizeChannel,
  authorizeChannels,
  blockUser,
  channels,
  deleteAccount,
  login,
  logout,
} from '../..';
import { describe, expect, it } from 'vitest';
import { couple, join } from '../Person';
import { begin, say } from '../say';
import { signedSocket } from '../signedSocket';
import type { Target } from '../Target';

const socket = { socket_id: '12.34' };

/** Who may subscribe to which channels. */
export function broadcastingCases(the: () => Target): void {
  describe('channels', () => {
    it('are authorised many at once, each as the single call would [RT-03]', async () => {
      const [man, woman] = await couple(the());
      const stranger = await join(the());
      const dialogId = await begin(man, woman);
      await say(man, woman, dialogId, 'Привет!');
      const own = [channels.member, channels.block, channels.premium].map((of) => of(woman.user.id));
      const heard = [...own, channels.liked(), channels.dialogue(dialogId)];
      const others = [channels.member(man.user.id), channels.dialogue(999_999_999), 'private-nothing', ''];
      const names = [...heard, ...others];
      const { channels: answers } = await woman.client.get(authorizeChannels, {
        body: { ...socket, channel_names: names },
      });
      const given = (name: string) => answers[name] !== null;
      expect(Object.keys(answers).sort()).toEqual([...names].sort());
      expect(names.filter(given)).toEqual(heard);
      for (const name of names) {
        const single = await woman.client.send(authorizeChannel, { body: { ...socket, channel_name: name } });
        expect([name, single.status]).toEqual([name, given(name) ? 200 : 403]);
      }

      const strange = { body: { ...socket, channel_names: [channels.dialogue(dialogId)] } };
      expect((await stranger.client.get(authorizeChannels, strange)).channels).toEqual({
        [channels.dialogue(dialogId)]: null,
      });
      await man.client.get(blockUser, { body: { blocked_id: woman.user.id, reason: 'spam' } });
      expect((await woman.client.get(authorizeChannels, strange)).channels).toEqual({
        [channels.dialogue(dialogId)]: null,
      });
    });

    it('are authorised from one to a thousand at once [RT-03]', async () => {
      const { client, user } = await join(the());
      const ask = (count: number) => {
        const names = Array.from({ length: count }, (_, at) => channels.dialogue(at + 1));
        return client.send(authorizeChannels, { body: { ...socket, channel_names: names } });
      };
      expect((await ask(0)).status).toBe(422);
      expect((await ask(1001)).status).toBe(422);
      expect(Object.values((await ask(1000)).ok().channels)).toEqual(Array(1000).fill(null));
      const twice = [channels.member(user.id), channels.member(user.id)];
      const { channels: once } = await client.get(authorizeChannels, {
        body: { ...socket, channel_names: twice },
      });
      expect(Object.keys(once)).toEqual([channels.member(user.id)]);
    });
  });

  describe('sockets', () => {
    it('of a session that signs out are closed with 4200, no other session’s (D-09)', async () => {
      const { client: phone, user, password } = await join(the());
      const laptop = the().visitor();
      await laptop.get(login, { body: { email: user.email, password } });
      const stranger = await join(the());
      const sockets = [
        await signedSocket(the(), phone),
        await signedSocket(the(), laptop),
        await signedSocket(the(), stranger.client),
      ];
      await phone.get(logout, {});
      await expect.poll(() => sockets.map((one) => one.closedWith())).toEqual([4200, null, null]);
    });

    it('of every session are closed when the account goes (D-09)', async () => {
      const { client: phone, user, password } = await join(the());
      const laptop = the().visitor();
      await laptop.get(login, { body: { email: user.email, password } });
      const sockets = [
        await signedSocket(the(), phone),
        await signedSocket(the(), laptop),
        the().openSocket(),
      ];
      await phone.get(deleteAccount, {});
      await expect.poll(() => sockets.map((one) => one.closedWith())).toEqual([4200, 4200, null]);
    });
  });
}
