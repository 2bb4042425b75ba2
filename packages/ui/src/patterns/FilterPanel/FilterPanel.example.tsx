import { FilterPanel, type FilterValue } from '@iskra/ui/FilterPanel';
import { useState } from 'react';

const cities = [
  { id: 'moscow', label: 'Moscow' },
  { id: 'kazan', label: 'Kazan' },
];
const defaults: FilterValue = { status: 'all', gender: 'all', city: 'moscow', minAge: 18, maxAge: 30 };

export function Filters({ onApply }: { onApply: (value: FilterValue) => void }) {
  const [value, setValue] = useState(defaults);
  return (
    <FilterPanel defaults={defaults} cities={cities} value={value} onChange={setValue} onApply={onApply} />
  );
}
