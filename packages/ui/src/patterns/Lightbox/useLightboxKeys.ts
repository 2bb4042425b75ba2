import type { KeyboardEvent } from 'react';
import { readCommand, type Command } from './readCommand';
import { readKey } from './readKey';

interface LightboxKeysOptions {
  index: number;
  count: number;
  dir: 'ltr' | 'rtl';
  /** What a key may ask for besides turning; one that is not there does nothing. */
  commands: Readonly<Record<Command, (() => void) | undefined>>;
  onGo: (index: number) => void;
}

// [B2.12]
/** The keys of the whole window; those pressed in a field are the field's. */
export function useLightboxKeys({ index, count, dir, commands, onGo }: LightboxKeysOptions) {
  return (event: KeyboardEvent): void => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping) return;
    const to = readKey(event.key, index, count, dir);
    const command = readCommand(event);
    if (to === undefined && command === undefined) return;
    event.preventDefault();
    if (to !== undefined) onGo(to);
    else if (command) commands[command]?.();
  };
}
