import { getChatMarks, setChatMarks, tellTyping } from '@iskra/api-contract';
import { tellTyping as tellOfTyping } from '../world/typing';
import type { Answer } from './answer';

/** That a member types, and whether they show that and what they have read. */
export const chatMarkHandlers = (answer: Answer) => [
  answer(tellTyping, ({ params, body, me, world, socketId }) => {
    tellOfTyping(world, me, {
      dialogueId: params.dialogId,
      isTyping: body.typing,
      exceptSocket: socketId,
    });
    return { shown: me.showsChatMarks };
  }),

  answer(getChatMarks, ({ me }) => ({ shown: me.showsChatMarks })),

  answer(setChatMarks, ({ body, me, world, socketId }) => {
    me.showsChatMarks = body.shown;
    const payload = { shown: body.shown };
    world.emit({ name: 'chatMarksChanged', to: me.id, payload, exceptSocket: socketId });
    return payload;
  }),
];
