import { changedFields, FilterButton, FilterSheet, type FilterValue } from '@iskra/ui/FilterPanel';
import { useState } from 'react';

const cities = [{ id: 'moscow', label: 'Moscow' }];
const defaults: FilterValue = { status: 'all', gender: 'all', city: 'moscow', minAge: 18, maxAge: 30 };

export function PhoneFilters() {
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState(defaults);
  return (
    <>
      <FilterButton changed={changedFields(value, defaults).length} onClick={() => setOpen(true)} />
      <FilterSheet
        open={isOpen}
        onOpenChange={setOpen}
        value={value}
        defaults={defaults}
        cities={cities}
        onApply={setValue}
      />
    </>
  );
}
