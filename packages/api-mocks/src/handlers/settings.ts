import {
  deleteAccount,
  exportData,
  getOnlineHidden,
  getPaused,
  setOnlineHidden,
  setPaused,
  setSound,
  updateEmail,
  updateInfo,
} from '@iskra/api-contract';
import { exportOf, removeAccount } from '../world/account';
import { presentUser } from '../world/presentMember';
import { changeEmail, changeInfo, tellChanged } from '../world/settings';
import type { Answer } from './answer';
import type { Mail } from './registration';

/** What a member changes about the account, takes along and deletes (SET). */
export const settingsHandlers = (answer: Answer, mail: Mail) => [
  answer(updateInfo, ({ body, me, world, session, socketId }) => {
    changeInfo(world, session, me, body, socketId);
    return { user: presentUser(me, world.now()) };
  }),

  answer(updateEmail, ({ body, me, world, session, socketId }) => {
    const former = me.email;
    const token = changeEmail(world, session, me, body.email, socketId);
    if (token !== null) mail(former, `/info/email-back#${token}`);
    return { user: presentUser(me, world.now()) };
  }),

  answer(setSound, ({ body, me }) => {
    me.sound = body.sound;
    return { sound: body.sound };
  }),

  answer(getPaused, ({ me }) => ({ paused: me.isPaused })),

  answer(setPaused, ({ body, me, world, socketId }) => {
    me.isPaused = body.paused;
    tellChanged(world, me, [me.id], socketId);
    return { paused: body.paused };
  }),

  answer(getOnlineHidden, ({ me }) => ({ hidden: me.hidesOnline })),

  answer(setOnlineHidden, ({ body, me, world, socketId }) => {
    me.hidesOnline = body.hidden;
    tellChanged(world, me, [me.id], socketId);
    return { hidden: body.hidden };
  }),

  answer(deleteAccount, ({ me, world, renew }) => {
    removeAccount(world, me);
    renew(null);
    return {};
  }),

  answer(exportData, ({ me, world }) => exportOf(world, me)),
];
