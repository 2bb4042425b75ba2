import { useId, type ChangeEvent } from 'react';
import type { ComboboxLabels } from './combobox.labels';
import type { HeldComboboxProps } from './ComboboxProps';
import { type ComboboxItem, type MatchResult, namesOf } from './createMatcher';
import { normalise } from './normalise';
import { optionId } from './optionId';
import { useComboboxKeys } from './useComboboxKeys';
import { useSpokenCount } from './useSpokenCount';
import { useTypedText, type TypedTextOptions } from './useTypedText';

interface FieldOptions extends TypedTextOptions {
  readonly labels: ComboboxLabels;
}

/** A field with its list: what is typed and chosen, what is said, and the props of its `input`. */
export function useComboboxField(props: HeldComboboxProps, options: FieldOptions) {
  const { labels } = options;
  const listId = useId();
  const text = useTypedText(props, options);
  const { typed, query, isOpen, active, result, unfinished } = text;
  const count = result.items.length;
  const isListed = isOpen && count > 0;
  const activeItem = isOpen ? result.items[active] : undefined;
  const spokenCount = useSpokenCount(typed === null || !isOpen ? null : count, labels.count);
  const handleKeyDown = useComboboxKeys(text, props, options.isInline);

  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // What the browser fills in by itself is whole.
    const isFilledIn =
      (nativeEvent as InputEvent).inputType === undefined || target !== document.activeElement;
    const whole = isFilledIn ? exactMatch(text.match(target.value), target.value) : undefined;
    if (whole) text.choose(whole);
    else text.type(target.value);
  };
  return {
    ...text,
    listId,
    isLoading: Boolean(props.loading) || (text.isGuessing && count === 0 && query !== ''),
    unfinished: unfinished && labels.unfinished(unfinished),
    spoken: isSilentMac() && activeItem ? spokenOption(activeItem) : spokenCount,
    inputProps: {
      role: 'combobox',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
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
