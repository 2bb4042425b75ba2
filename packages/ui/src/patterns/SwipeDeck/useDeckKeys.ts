import type { KeyboardEvent } from 'react';
import { deckCommand, type DeckCommand } from './deckKeys';

// [ENC-03]
/** The deck's keys, for the whole of it; keys pressed in a text field are the field's. A key that is held decides once. */
export function useDeckKeys(isOn: boolean, commands: Readonly<Record<DeckCommand, () => void>>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || isTextField(event.target)) return;
    const isOnCard = event.target instanceof HTMLElement && event.target.dataset['depth'] === '0';
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const command = deckCommand({ key, shiftKey, ctrlKey, metaKey, altKey, isOnCard });
    // Photos go on as long as it is held.
    const isHeld = event.repeat && !command?.endsWith('Photo');
    // Enter presses the button that has the focus.
    if (isHeld ? command || key === 'Enter' : isOn && command) event.preventDefault();
    if (isOn && command && !isHeld) commands[command]();
  };
}

const isTextField = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;
