import { observer } from 'mobx-react-lite';
import { useState, useSyncExternalStore } from 'react';
import { countChanged } from '../../../model/filters/filters';
import { useStores } from '../../../model/StoresContext';
import { part } from '../../../shared/layout';
import { onOtherTab } from '../../../shared/storage/onOtherTab';
import type { SavedFiltersProps } from './SavedFilters';

const SavedFilters = part(async () => (await import('./SavedFilters')).SavedFilters);

/** The saved filters, whose code comes once there is a set of them, or something to save. */
export const SavedPart = observer(function SavedPart(props: SavedFiltersProps) {
  const { storage } = useStores().filters;
  const isAnySaved = useSyncExternalStore(onOtherTab, () => storage.getItem('savedFilters') !== null);
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && (isAnySaved || countChanged(props.value) > 0)) setNeeded(true);
  return isNeeded && <SavedFilters {...props} />;
});
