export { FilterButton, type FilterButtonProps } from './FilterButton';
export { FilterPanel } from './FilterPanel';
export type {
  FilterPanelProps,
  FilterSheetProps,
  FurtherChoices,
  FurtherField,
  FurtherRange,
} from './FilterPanelProps';
export { FilterSheet } from './FilterSheet';
export type { FilterLabels } from './filterPanel.labels';
export { changedFields, changedFurther, changeFilter, countChanged, filterAges } from './filterRules';
export type { FilterChange, FilterField, FilterRange, FilterValue, FurtherChoice } from './filterRules';
export { useFilterShortcut } from './useFilterShortcut';
