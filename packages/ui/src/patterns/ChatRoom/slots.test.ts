import { describe, expectTypeOf, it } from 'vitest';
import type { ComponentProps, ReactNode } from 'react';
import { DialogueList, type DialogueItem } from '../DialogueList';
import type { DialogueListProps } from '../DialogueList';
import { MessageList, type ChatMessage, type MessageListProps } from '.';

interface Letter extends ChatMessage {
  readonly reactions: readonly string[];
}
interface Thread extends DialogueItem {
  readonly isPinned: boolean;
}

describe('own types in the slots', () => {
  it('hands a message back as the type that was given', () => {
    type Props = MessageListProps<Letter>;
    expectTypeOf<NonNullable<Props['renderExtra']>>().toEqualTypeOf<(message: Letter) => ReactNode>();
    expectTypeOf<Parameters<NonNullable<Props['menuEntries']>>>().toEqualTypeOf<[Letter]>();
    expectTypeOf(MessageList<Letter>)
      .parameter(0)
      .toExtend<Props>();
  });

  it('hands a conversation back as the type that was given', () => {
    type Props = DialogueListProps<Thread>;
    expectTypeOf<NonNullable<Props['renderEnd']>>().toEqualTypeOf<(item: Thread) => ReactNode>();
    expectTypeOf(DialogueList<Thread>)
      .parameter(0)
      .toExtend<Props>();
  });

  it('takes ids of numbers or of text, and tells those that were seen as they are', () => {
    type Told<Message extends ChatMessage<string | number>> = Parameters<
      NonNullable<MessageListProps<Message>['onSeen']>
    >[0];
    expectTypeOf<Told<ChatMessage>>().toEqualTypeOf<number[]>();
    expectTypeOf<Told<ChatMessage<string>>>().toEqualTypeOf<string[]>();
    type Messages = ComponentProps<typeof MessageList>['messages'];
    expectTypeOf<readonly ChatMessage[]>().toExtend<Messages>();
    expectTypeOf<readonly ChatMessage<string>[]>().toExtend<Messages>();
  });
});
