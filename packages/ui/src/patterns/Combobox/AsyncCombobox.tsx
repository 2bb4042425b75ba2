import { forwardRef, useState } from 'react';
import { HeldCombobox, type HeldProps } from './HeldCombobox';
import type { ComboboxItem } from './createMatcher';
import { useLoadedItems } from './useLoadedItems';

interface AsyncComboboxProps extends HeldProps {
  load: (query: string, signal: AbortSignal) => Promise<readonly ComboboxItem[]>;
  delay: number;
}

/** A combobox that is handed the choices for what is typed. */
export const AsyncCombobox = forwardRef<HTMLElement, AsyncComboboxProps>(function AsyncCombobox(props, ref) {
  const { load, delay, onValueChange, onQueryChange, selectedItem, filter, ...rest } = props;
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(selectedItem);
  const { items, isLoading, retry } = useLoadedItems(load, query, delay);
  return (
    <HeldCombobox
      ref={ref}
      {...rest}
      items={items}
      loading={isLoading}
      onRetry={retry}
      selectedItem={selectedItem?.id === rest.value ? selectedItem : chosen}
      filter={filter ?? asTheyCome}
      onQueryChange={(text) => {
        setQuery(text);
        onQueryChange?.(text);
      }}
      onValueChange={(id) => {
        setChosen(items.find((item) => item.id === id));
        onValueChange(id);
      }}
    />
  );
});

const asTheyCome = (items: readonly ComboboxItem[]) => items;
