import { useEffect, useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useOneOpen } from '../../hooks/useOneOpen';
import type { ComboboxLabels } from './combobox.labels';
import { optionId } from './ComboboxList';
import { chosenOf, type HeldComboboxProps } from './ComboboxProps';
import { listKeyTarget } from './comboboxKeys';
import { type ComboboxItem, type MatchResult, namesOf } from './createMatcher';
import { normalise } from './normalise';
import { useOptions } from './useOptions';

const countDelay = 500;
const noMatch: MatchResult = { items: [], isGuess: false };

interface FieldOptions {
  /** The list is always there, as on a full screen. */
  readonly isInline: boolean;
  readonly labels: ComboboxLabels;
  readonly onOpen?: (() => void) | undefined;
  readonly onChosen?: (() => void) | undefined;
}

// [B4.7]
/** Text, list and active option of a combobox; half a word never becomes a value. */
export function useComboboxField(props: HeldComboboxProps, options: FieldOptions) {
  const { value, onValueChange, onQueryChange } = props;
  const { isInline, labels } = options;
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [unfinished, setUnfinished] = useState('');
  const [isOpenByMember, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { match, prepare, isGuessing } = useOptions(props);
  const isOpen = isInline || isOpenByMember;
  const query = typed ?? '';
  const result = isOpen ? match(query) : noMatch;
  const chosen = chosenOf(props);
  const count = result.items.length;
  const isLoading = Boolean(props.loading) || (isGuessing && count === 0 && query !== '');
  const spokenCount = useSpokenCount(typed === null || !isOpen ? null : count, labels.count);

  const type = (text: string | null) => {
    setTyped(text);
    if ((text ?? '') !== query) onQueryChange?.(text ?? '');
  };
  const open = (at?: number) => {
    if (isOpen || props.disabled) return;
    options.onOpen?.();
    setOpen(true);
    setActive(at ?? match(query).items.findIndex((item) => item.id === value));
  };
  const close = () => {
    setOpen(false);
    type(null);
    setActive(-1);
  };
  useOneOpen(isOpenByMember, close);
  const leave = () => {
    const isHalf = query.trim() !== '' && normalise(query) !== normalise(chosen?.label ?? '');
    setUnfinished(isHalf ? query.trim() : '');
    close();
  };
  const choose = (item: ComboboxItem) => {
    setUnfinished('');
    close();
    onValueChange(item.id);
    options.onChosen?.();
  };
  const clear = () => {
    setUnfinished('');
    close();
    if (value !== null) onValueChange(null);
  };
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setUnfinished('');
    // What the browser fills in by itself is whole.
    const isFilledIn =
      (nativeEvent as InputEvent).inputType === undefined || target !== document.activeElement;
    const whole = isFilledIn ? exactMatch(match(target.value), target.value) : undefined;
    if (whole) return choose(whole);
    if (!isOpen) options.onOpen?.();
    type(target.value);
    setOpen(true);
    setActive(target.value === '' ? -1 : 0);
    return undefined;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Safari ends a composition before its Enter arrives, which then has the code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') {
      if (!isInline && props.clearable) clear();
      return undefined;
    }
    const item = isOpen ? result.items[active] : undefined;
    if (event.key === 'Tab' && props.commitOnTab && item) choose(item);
    if (event.key === 'Enter') {
      if (isOpen) event.preventDefault();
      if (item) choose(item);
      else if (isOpen) props.onRetry?.();
      return undefined;
    }
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const { items } = match(query);
      const selected = items.findIndex((each) => each.id === value);
      open(event.key === 'ArrowUp' ? items.length - 1 : Math.max(0, selected));
      return undefined;
    }
    const target = isOpen && !event.altKey ? listKeyTarget(event.key, active, count) : undefined;
    if (target === undefined) return undefined;
    event.preventDefault();
    setActive(target);
    return undefined;
  };

  const activeItem = isOpen ? result.items[active] : undefined;
  return {
    listId,
    query,
    result,
    isOpen,
    active,
    chosen,
    typed,
    isLoading,
    unfinished: unfinished && labels.unfinished(unfinished),
    spoken: isSilentMac() && activeItem ? spokenOption(activeItem) : spokenCount,
    prepare,
    open,
    leave,
    choose,
    clear,
    inputProps: {
      role: 'combobox',
      'aria-expanded': isOpen && count > 0,
      'aria-controls': isOpen && count > 0 ? listId : undefined,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': activeItem ? optionId(listId, active) : undefined,
      spellCheck: false,
      autoCapitalize: 'off',
      onChange: handleChange,
      onKeyDown: handleKeyDown,
    },
  };
}

/** VoiceOver on a Mac does not speak an option by `aria-activedescendant` reliably. */
const isSilentMac = () => typeof navigator !== 'undefined' && navigator.platform.startsWith('Mac');

const spokenOption = ({ label, detail }: ComboboxItem) => (detail ? `${label}, ${detail}` : label);

/** The only one with exactly this name, in whatever case. */
function exactMatch({ items }: MatchResult, text: string): ComboboxItem | undefined {
  const wanted = normalise(text).trimEnd();
  const [first, second] = items.filter((item) => namesOf(item).includes(wanted));
  return second ? undefined : first;
}

// [B4.8]
/** The number of options in words, a while after the last key. */
function useSpokenCount(count: number | null, text: (count: number) => string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!count) return undefined;
    const timer = setTimeout(() => setSpoken(text(count)), countDelay);
    return () => clearTimeout(timer);
    // The wording does not change while one types.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [count]);
  return count ? spoken : '';
}
