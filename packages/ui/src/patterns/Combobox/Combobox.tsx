import { forwardRef, useState } from 'react';
import { useControllable } from '../../hooks/useControllable';
import { later } from '../../primitives/Later/later';
import type { ComboboxProps } from './ComboboxProps';
import type { ComboboxItem } from './createMatcher';
import { HeldCombobox, type HeldProps } from './HeldCombobox';
import type { LoadedItems, Question } from './ItemsLoader';

const ItemsLoader = later(async () => (await import('./ItemsLoader')).ItemsLoader);

// [REG-06, FIL-01]
/** Choose one of many by typing its beginning. The ref is the field, on a full screen its button. */
export const Combobox = forwardRef<HTMLElement, ComboboxProps>(function Combobox(props, ref) {
  const { value, defaultValue = null, onValueChange, loadItems, loadDelay = 250, ...heldProps } = props;
  const [shown, setShown] = useControllable(value, defaultValue, onValueChange);
  const [question, setQuestion] = useState<Question>({ query: '' });
  const [loaded, setLoaded] = useState<LoadedItems>(unanswered);
  const [chosen, setChosen] = useState<ComboboxItem>();
  const held = { ...heldProps, value: shown, onValueChange: setShown };
  if (!loadItems) return <HeldCombobox ref={ref} {...held} />;
  return (
    <>
      <HeldCombobox
        ref={ref}
        {...held}
        {...asking(held, question, loaded, setQuestion)}
        selectedItem={chosen?.id === shown ? chosen : heldProps.selectedItem}
        onValueChange={(id) => {
          setChosen(loaded.items.find((item) => item.id === id));
          setShown(id);
        }}
      />
      <ItemsLoader load={loadItems} question={question} delay={loadDelay} onLoaded={setLoaded} />
    </>
  );
});

const unanswered: LoadedItems = { question: undefined, items: [], hasFailed: false };

function asking(held: HeldProps, question: Question, loaded: LoadedItems, ask: (question: Question) => void) {
  const isLoading = loaded.question !== question;
  return {
    items: isLoading ? unanswered.items : loaded.items,
    loading: isLoading,
    onRetry: loaded.hasFailed ? () => ask({ ...question }) : undefined,
    filter: held.filter ?? asTheyCome,
    onQueryChange: (query: string) => {
      ask({ query });
      held.onQueryChange?.(query);
    },
  };
}

const asTheyCome = (items: readonly ComboboxItem[]) => items;
