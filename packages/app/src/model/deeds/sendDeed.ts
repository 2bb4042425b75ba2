import {
  likeUser,
  setChatMarks,
  setLocale,
  setOnlineHidden,
  setPaused,
  setSound,
  unlikeUser,
} from '@iskra/api-contract';
import type { Api } from '../../shared/api';
import type { Deed, DeedAnswer } from './Deed';

/** Tells the server of a deed; done once more it changes nothing, as each says what is to be so. */
export async function sendDeed(api: Pick<Api, 'send'>, deed: Deed): Promise<DeedAnswer> {
  switch (deed.kind) {
    case 'like':
      return deed.isOn ? like(api, deed.otherId) : unlike(api, deed.otherId);
    case 'sound':
      return { isOn: (await api.send(setSound, { body: { sound: deed.isOn } })).sound };
    case 'pause':
      return { isOn: (await api.send(setPaused, { body: { paused: deed.isOn } })).paused };
    case 'onlineHidden':
      return { isOn: (await api.send(setOnlineHidden, { body: { hidden: deed.isOn } })).hidden };
    case 'chatMarks':
      return { isOn: (await api.send(setChatMarks, { body: { shown: deed.isOn } })).shown };
    case 'locale':
      await api.send(setLocale, { body: { locale: deed.locale } });
      return {};
  }
}

async function like(api: Pick<Api, 'send'>, otherId: number): Promise<DeedAnswer> {
  const answer = await api.send(likeUser, { params: { userId: String(otherId) } });
  return { dialogId: answer.dialog_id, likesLeft: answer.likes_left };
}

async function unlike(api: Pick<Api, 'send'>, otherId: number): Promise<DeedAnswer> {
  await api.send(unlikeUser, { params: { userId: String(otherId) } });
  return {};
}
