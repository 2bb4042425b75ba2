import type { ReactNode } from 'react';
import type { AnyMessage } from './chatMessage';

/** One line of a message's menu. */
export interface MessageMenuEntry {
  /** The words; they tell the lines apart. */
  readonly text: string;
  /** A drawing before the words. */
  readonly icon?: ReactNode;
  /** `danger` for what takes something away. @default 'plain' */
  readonly tone?: 'plain' | 'danger' | undefined;
  /** What it does. */
  readonly onSelect: () => void;
  /** `onSelect` leads the focus elsewhere: it is called once the menu is closed, and the message does not take the focus back. @default false */
  readonly movesFocus?: boolean | undefined;
}

/** One of several, in a row at the top of a message's menu, such as reactions. */
export interface MessageChoices {
  /** Names the row. */
  readonly label: string;
  /** Each with a drawing, and in words. */
  readonly options: readonly { readonly value: string; readonly text: string; readonly icon: ReactNode }[];
  /** The one that is chosen. */
  readonly chosen?: string | undefined;
  /** One was pressed; undefined when it was the chosen one, which takes it back. */
  readonly onChoose: (value: string | undefined) => void;
}

/** What a caller may add to messages; each function gets the message as it was given. Keep the functions stable. */
export interface MessageSlots<Message extends AnyMessage> {
  /** Beside the last message of a group of the other's: a portrait of 32 px. */
  renderAvatar?: ((message: Message) => ReactNode) | undefined;
  /** In the bubble above the text, such as the message that this one answers. */
  renderQuote?: ((message: Message) => ReactNode) | undefined;
  /** In the bubble under the text, such as a picture or reactions. */
  renderExtra?: ((message: Message) => ReactNode) | undefined;
  /** In the line under the bubble, after time and state; nothing for a message inside a group. */
  renderMeta?: ((message: Message) => ReactNode) | undefined;
  /** More lines of a message's menu, above deleting. */
  menuEntries?: ((message: Message) => readonly MessageMenuEntry[]) | undefined;
  /** A row of choices at the top of a message's menu; undefined for a message without. */
  menuChoices?: ((message: Message) => MessageChoices | undefined) | undefined;
}
