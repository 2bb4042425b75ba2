import { useRef, type KeyboardEvent } from 'react';
import type { MenuTarget } from './FilledList';
import type { Rows } from './Rows';

const load = () => import('./moveThroughMessages');
const keys = ['ArrowUp', 'ArrowDown', 'Enter'];

/** Up and Down go from message to message, Enter opens a message's menu; the list is one tab stop. */
export function useMessageKeys(rows: Rows, openMenu: (target: MenuTarget) => void) {
  const last = useRef<string | undefined>(undefined);
  return {
    onFocus: () => void load(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!keys.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      const { currentTarget: list, target, key } = event;
      const isEnterInside = key === 'Enter' && (target as HTMLElement).closest('a, button') !== null;
      if (!list.contains(target as Node) || isEnterInside) return;
      event.preventDefault();
      void load().then(({ focusedMessage, moveThroughMessages }) => {
        if (key !== 'Enter')
          last.current = moveThroughMessages(list, key === 'ArrowUp' ? -1 : 1, last.current);
        const at = key === 'Enter' ? focusedMessage(list) : undefined;
        const row = at && rows.at(rows.lastIndexOf(at.dataset['key']));
        if (row && at) openMenu({ row, at });
      });
    },
  };
}
