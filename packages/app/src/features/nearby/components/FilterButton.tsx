import { FilterButton as Button } from '@iskra/ui/FilterPanel';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';

/** Opens the filters from a phone's header, and says how many differ from the defaults [SHL-01, NEA-01]. */
export const FilterButton = observer(function FilterButton({ onOpen }: { onOpen: () => void }) {
  const { filters } = useStores();
  return <Button changed={filters.changedCount} onClick={onOpen} />;
});
