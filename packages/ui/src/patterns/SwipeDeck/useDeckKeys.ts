import type { KeyboardEvent } from 'react';
import { deckCommand, type DeckCommand } from './deckKeys';

// [ENC-03]
/** The deck's keys, for the whole of it; keys pressed in a text field are the field's. */
export function useDeckKeys(isOn: boolean, commands: Readonly<Record<DeckCommand, () => void>>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!isOn || event.defaultPrevented || isTextField(event.target)) return;
    const isOnCard = event.target instanceof HTMLElement && event.target.dataset['depth'] === '0';
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const command = deckCommand({ key, shiftKey, ctrlKey, metaKey, altKey, isOnCard });
    if (!command) return;
    event.preventDefault();
    commands[command]();
  };
}

const isTextField = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;
