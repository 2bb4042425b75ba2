import type { LabelPack } from './LabelPack';
import { ruBasics } from './ru/basics';
import { ruChat } from './ru/chat';
import { ruPatterns } from './ru/patterns';

/** The kit in Russian. */
export const ru: LabelPack = { locale: 'ru', labels: { ...ruBasics, ...ruChat, ...ruPatterns } };
