/** The message that has the focus. */
export const focusedMessage = (list: HTMLElement): HTMLElement | undefined =>
  messagesOf(list).find((message) => message === document.activeElement);

/** Gives the focus to the next message, at first to the one left before or the last in view; its key. */
export function moveThroughMessages(
  list: HTMLElement,
  step: -1 | 1,
  lastKey: string | undefined,
): string | undefined {
  const messages = messagesOf(list);
  const at = messages.findIndex((message) => message === document.activeElement);
  const next = at < 0 ? (keyed(messages, lastKey) ?? lastInView(list, messages)) : messages[at + step];
  next?.focus();
  return next?.dataset['key'] ?? lastKey;
}

const messagesOf = (list: HTMLElement) => Array.from(list.querySelectorAll<HTMLElement>('[data-key]'));

const keyed = (messages: readonly HTMLElement[], key: string | undefined) =>
  messages.find((message) => message.dataset['key'] === key);

function lastInView(list: HTMLElement, messages: readonly HTMLElement[]): HTMLElement | undefined {
  const end = list.getBoundingClientRect().bottom;
  return [...messages].reverse().find((message) => message.getBoundingClientRect().top < end - 20);
}
