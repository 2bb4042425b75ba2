import type { LabelPack } from './LabelPack';
import { ruBasics } from './ru/basics';
import { ruChat } from './ru/chat';
import { ruDays } from './ru/days';
import { ruPatterns } from './ru/patterns';
import { ruShell } from './ru/shell';

/** The kit in Russian. */
export const ru: LabelPack = {
  locale: 'ru',
  days: ruDays,
  labels: { ...ruBasics, ...ruShell, ...ruChat, ...ruPatterns },
};
