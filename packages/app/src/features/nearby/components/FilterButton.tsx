import { IconButton } from '@iskra/ui';
import { SlidersHorizontal } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../app/StoresContext';
import { useText } from '../../../shared/i18n';
import { filterMessages } from '../messages';

/** Opens the filters from a phone's header, and says how many differ from the defaults [SHL-01, NEA-01]. */
export const FilterButton = observer(function FilterButton({ onOpen }: { onOpen: () => void }) {
  const { filters } = useStores();
  const t = useText();
  return (
    <IconButton label={t(filterMessages.changed, { count: filters.changedCount })} onClick={onOpen}>
      <SlidersHorizontal size={24} />
    </IconButton>
  );
});
