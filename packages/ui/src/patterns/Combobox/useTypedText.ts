import { useState } from 'react';
import { useOneOpen } from '../../hooks/useOneOpen';
import type { ComboboxFieldOptions } from './ComboboxFieldOptions';
import { chosenOf } from './ComboboxProps';
import type { ComboboxItem, MatchResult } from './createMatcher';
import { normalise } from './normalise';
import { useOptions } from './useOptions';

const noMatch: MatchResult = { items: [], isGuess: false };

// [B4.7]
/** What is typed, the list it opens, and the active option; half a word never becomes a value. */
export function useTypedText(options: ComboboxFieldOptions) {
  const { value, onValueChange, onQueryChange, inline = false, disabled, onOpen, onChosen } = options;
  const [typed, setTyped] = useState<string | null>(null);
  const [unfinished, setUnfinished] = useState('');
  const [isOpenByMember, setOpen] = useState(false);
  const [place, setActive] = useState<number | 'chosen'>(-1);
  const { match, prepare, isGuessing } = useOptions(options);
  const isOpen = inline || isOpenByMember;
  const query = typed ?? '';
  const chosen = chosenOf(options);

  const write = (text: string | null) => {
    setTyped(text);
    if ((text ?? '') !== query) onQueryChange?.(text ?? '');
  };
  const close = () => {
    setOpen(false);
    write(null);
    setActive(-1);
  };
  // A list that always shows has nothing to close by Escape, so the window around it closes.
  useOneOpen(isOpenByMember && !inline, close);
  const settle = (next: string | null) => {
    setUnfinished('');
    close();
    if (next !== null || value !== null) onValueChange(next);
  };
  const open = (at?: number) => {
    if (isOpen || disabled) return;
    onOpen?.();
    setOpen(true);
    setActive(at ?? 'chosen');
  };
  const type = (text: string) => {
    setUnfinished('');
    if (!isOpen) onOpen?.();
    write(text);
    setOpen(true);
    setActive(text === '' ? -1 : 0);
  };
  const leave = () => {
    const isHalf = query.trim() !== '' && normalise(query) !== normalise(chosen?.label ?? '');
    setUnfinished(isHalf ? query.trim() : '');
    close();
  };
  const choose = (item: ComboboxItem) => {
    settle(item.id);
    onChosen?.();
  };
  // Keys choose nothing of what is not shown yet.
  const result = isOpen && !options.loading ? match(query) : noMatch;
  const active = place === 'chosen' ? result.items.findIndex((item) => item.id === value) : place;
  const moves = { open, type, leave, choose, clear: () => settle(null), setActive };
  return { ...moves, typed, query, unfinished, isOpen, active, chosen, result, match, prepare, isGuessing };
}
