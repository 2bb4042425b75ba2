import { useId, type ChangeEvent, type FocusEvent } from 'react';
import { useLabels } from '../../theme/useLabels';
import { comboboxLabels } from './combobox.labels';
import type { ComboboxField, ComboboxOptionProps } from './ComboboxField';
import type { ComboboxFieldOptions } from './ComboboxFieldOptions';
import { type ComboboxItem, type MatchResult, namesOf } from './createMatcher';
import { normalise } from './normalise';
import { optionId } from './optionId';
import { useComboboxKeys } from './useComboboxKeys';
import { useSpokenCount } from './useSpokenCount';
import { useTypedText } from './useTypedText';

// [B4.6, B4.7, B4.8]
/** A field with its list: what is typed, found and chosen, what is said, and the props of what you draw. */
export function useComboboxField(options: ComboboxFieldOptions): ComboboxField {
  const { value, inline = false, loading = false } = options;
  const labels = useLabels(comboboxLabels, options.labels);
  const listId = useId();
  const typedText = useTypedText(options);
  const { typed, query, isOpen, active, result, chosen, unfinished, isGuessing } = typedText;
  const { open, choose, clear, prepare } = typedText;
  const count = result.items.length;
  const isListed = isOpen && count > 0;
  const activeItem = isOpen ? result.items[active] : undefined;
  const spokenCount = useSpokenCount(typed === null || !isOpen ? null : count, labels.count);
  const onKeyDown = useComboboxKeys(typedText, options);
  const text = typed ?? chosen?.label ?? '';

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // What the browser fills in by itself is whole.
    const isFilledIn =
      (nativeEvent as InputEvent).inputType === undefined || target !== document.activeElement;
    const whole = isFilledIn ? exactMatch(typedText.match(target.value), target.value) : undefined;
    if (whole) choose(whole);
    else typedText.type(target.value);
  };
  const handleFocus = ({ target }: FocusEvent<HTMLInputElement>) => {
    target.select();
    // With the end of the press WebKit puts the caret where it was pressed.
    target.addEventListener('mouseup', keep, { once: true });
    prepare();
  };
  const optionProps = (index: number): ComboboxOptionProps => ({
    id: optionId(listId, index),
    role: 'option',
    'aria-selected': result.items[index]?.id === value,
    'aria-setsize': count,
    'aria-posinset': index + 1,
    'data-active': index === active || undefined,
    onClick: () => {
      const item = result.items[index];
      if (item) choose(item);
    },
  });
  return {
    ...{ isOpen, active, chosen, query, text, choose, clear, prepare, optionProps, ...result },
    open: () => open(),
    isLoading: loading || (isGuessing && count === 0 && query !== ''),
    unfinished: unfinished && labels.unfinished(unfinished),
    spoken: isSilentMac() && activeItem ? spokenOption(activeItem) : spokenCount,
    listProps: { id: listId, role: 'listbox', tabIndex: -1, onMouseDown: keep },
    inputProps: {
      role: 'combobox',
      value: inline ? query : text,
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeItem ? optionId(listId, active) : undefined,
      spellCheck: false,
      autoCapitalize: 'off',
      onChange,
      onKeyDown,
      ...(inline ? {} : { onFocus: handleFocus, onBlur: typedText.leave }),
    },
  };
}

/** The focus, or what is selected. */
const keep = (event: Pick<Event, 'preventDefault'>) => event.preventDefault();

/** VoiceOver on a Mac does not speak an option by `aria-activedescendant` reliably. */
const isSilentMac = () => typeof navigator !== 'undefined' && navigator.platform.startsWith('Mac');

const spokenOption = ({ label, detail }: ComboboxItem) => (detail ? `${label}, ${detail}` : label);

/** The only one with exactly this name, in whatever case. */
function exactMatch({ items }: MatchResult, text: string): ComboboxItem | undefined {
  const wanted = normalise(text).trimEnd();
  const [first, second] = items.filter((item) => namesOf(item).includes(wanted));
  return second ? undefined : first;
}
