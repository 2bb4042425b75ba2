import { limits } from '@iskra/api-contract';
import { FilterSheet as Sheet } from '@iskra/ui/FilterPanel';
import { observer } from 'mobx-react-lite';
import type { Filters } from '../../../model/filters/filters';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import type { OpenProps } from '../../../shared/layout';
import { filterMessages } from '../messages';
import { defaultFilterValue, fromFilterValue, toFilterValue } from '../filterValue';
import { isOverCount } from '../isOverCount';
import { useDraftCount } from '../useDraftCount';
import { useFilterCities } from '../useFilterCities';
import { useFurtherFields } from '../useFurtherFields';
import { SavedPart } from './SavedPart';

/** A sheet from below on a phone, a window elsewhere; counts before it applies [NEA-01, B8.3]. */
export const FilterSheet = observer(function FilterSheet({ isOpen, onOpenChange }: OpenProps) {
  const { filters } = useStores();
  const cities = useFilterCities(true);
  const further = useFurtherFields();
  const { count, ask } = useDraftCount();
  const t = useText();
  const showOver = () => t(filterMessages.showOver, { count: limits.nearby.countUpTo });
  const applySaved = (saved: Filters) => {
    onOpenChange(false);
    filters.change(saved);
  };
  return (
    <Sheet
      {...cities}
      further={further}
      renderAbove={(draft) => <SavedPart value={fromFilterValue(draft)} onChoose={applySaved} />}
      open={isOpen}
      onOpenChange={onOpenChange}
      value={toFilterValue(filters.value)}
      defaults={defaultFilterValue}
      count={count}
      labels={count !== null && isOverCount(count) ? { showPeople: showOver } : undefined}
      onDraft={(draft) => void ask(draft)}
      onApply={(value) => filters.change(fromFilterValue(value))}
    />
  );
});
