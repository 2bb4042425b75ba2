import { useEffect, useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { optionId } from './ComboboxList';
import type { HeldComboboxProps } from './ComboboxProps';
import { listKeyTarget } from './comboboxKeys';
import type { ComboboxItem } from './createMatcher';
import { useOptions } from './useOptions';

const countDelay = 500;

interface FieldOptions extends Pick<
  HeldComboboxProps,
  'items' | 'allOption' | 'value' | 'clearable' | 'onValueChange'
> {
  /** The list is always there, as on a full screen. */
  readonly isInline: boolean;
  readonly countText: (count: number) => string;
  readonly onChosen?: (() => void) | undefined;
}

/** Text, list and active option of a combobox; half a word never becomes a value. */
export function useComboboxField(options: FieldOptions) {
  const { items, allOption, value, isInline } = options;
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpenByMember, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const match = useOptions({ items, allOption });
  const isOpen = isInline || isOpenByMember;
  /** Builds the index while the member reaches for the first key. */
  const prepare = () => void setTimeout(match, 0, '');
  const query = typed ?? '';
  const result = isOpen ? match(query) : { items: [], isGuess: false };
  const chosen = value === allOption?.id ? allOption : items.find((item) => item.id === value);
  const spokenCount = useSpokenCount(
    typed === null || !isOpen ? null : result.items.length,
    options.countText,
  );

  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setActive(match(query).items.findIndex((item) => item.id === value));
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const choose = (item: ComboboxItem) => {
    close();
    options.onValueChange(item.id);
    options.onChosen?.();
  };
  const clear = () => {
    close();
    if (value !== null) options.onValueChange(null);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    setOpen(true);
    setActive(target.value === '' ? -1 : 0);
  };
  const handleEscape = (event: KeyboardEvent) => {
    if (isOpen && !isInline) {
      // The dialog around, if any, stays open.
      event.stopPropagation();
      close();
    } else if (!isInline && options.clearable) clear();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return handleEscape(event);
    if (event.key === 'Enter') {
      const item = isOpen ? result.items[active] : undefined;
      if (isOpen) event.preventDefault();
      if (item) choose(item);
      return undefined;
    }
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      open();
      if (value === null) setActive(event.key === 'ArrowDown' ? 0 : match(query).items.length - 1);
      return undefined;
    }
    const target = isOpen ? listKeyTarget(event.key, active, result.items.length) : undefined;
    if (target === undefined) return undefined;
    event.preventDefault();
    setActive(target);
    return undefined;
  };

  return {
    listId,
    query,
    result,
    isOpen,
    active,
    chosen,
    typed,
    spokenCount,
    prepare,
    open,
    close,
    choose,
    clear,
    inputProps: {
      role: 'combobox',
      'aria-expanded': isOpen && result.items.length > 0,
      'aria-controls': isOpen && result.items.length > 0 ? listId : undefined,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant':
        isOpen && active >= 0 && result.items[active] ? optionId(listId, active) : undefined,
      spellCheck: false,
      autoCapitalize: 'off',
      onChange: handleChange,
      onKeyDown: handleKeyDown,
    },
  };
}

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
