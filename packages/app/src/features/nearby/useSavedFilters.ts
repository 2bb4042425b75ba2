import { useEffect } from 'react';
import { SavedFiltersStore } from '../../model/filters/SavedFiltersStore';
import { onDemand } from '../../model/onDemand';
import { onOtherTab } from '../../shared/storage/onOtherTab';

const useStore = onDemand(({ filters }) => new SavedFiltersStore(filters.storage));

/** Filters kept under a name, as any tab of the device has them. */
export function useSavedFilters(): SavedFiltersStore {
  const saved = useStore();
  useEffect(() => {
    // Another tab may have saved while nobody listened.
    saved.reread();
    return onOtherTab(saved.reread);
  }, [saved]);
  return saved;
}
