export { FilterButton, type FilterButtonProps } from './FilterButton';
export { FilterPanel } from './FilterPanel';
export type { FilterPanelProps, FilterSheetProps } from './FilterPanelProps';
export { FilterSheet } from './FilterSheet';
export type { FilterLabels } from './filterPanel.labels';
export { changedFields, changeFilter, filterAges } from './filterRules';
export type { FilterChange, FilterField, FilterValue } from './filterRules';
export { useFilterShortcut } from './useFilterShortcut';
