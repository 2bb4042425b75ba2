import type { KeyboardEvent } from 'react';
import type { ComboboxFieldOptions } from './ComboboxFieldOptions';
import { listKeyTarget } from './comboboxKeys';
import type { useTypedText } from './useTypedText';

// [B4.6]
/** The keys of the field, for the list under it. */
export function useComboboxKeys(text: ReturnType<typeof useTypedText>, options: ComboboxFieldOptions) {
  const { isOpen, active, result, choose } = text;
  const activeItem = isOpen ? result.items[active] : undefined;

  const openAtEnd = (key: 'ArrowDown' | 'ArrowUp') => {
    if (options.loading) return text.open();
    const { items } = text.match(text.query);
    const selected = items.findIndex((each) => each.id === options.value);
    text.open(key === 'ArrowUp' ? items.length - 1 : Math.max(0, selected));
  };
  const handleEnter = (event: KeyboardEvent) => {
    if (!isOpen) return;
    event.preventDefault();
    if (activeItem) choose(activeItem);
    else options.onRetry?.();
  };
  const handleArrow = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      return openAtEnd(key);
    }
    const target = isOpen && !altKey ? listKeyTarget(key, active, result.items.length) : undefined;
    if (target === undefined) return;
    event.preventDefault();
    text.setActive(target);
  };
  return (event: KeyboardEvent): void => {
    // Safari ends a composition before its Enter arrives, which then has the code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') {
      if (!options.inline && options.clearable) text.clear();
    } else if (event.key === 'Enter') handleEnter(event);
    else if (event.key === 'Tab' && options.commitOnTab && activeItem) choose(activeItem);
    else handleArrow(event);
  };
}
