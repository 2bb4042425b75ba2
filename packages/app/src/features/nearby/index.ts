export { FilterButton } from './components/FilterButton';
export { FilterDialog } from './components/FilterDialog';
export { PeopleGrid } from './components/PeopleGrid';
export { PersonCard } from './components/PersonCard';
export { defaultFilterValue, fromFilterValue, toFilterValue } from './filterValue';
export { isOverCount } from './isOverCount';
export { useFilterCities } from './useFilterCities';
export { useFiltered } from './useFiltered';
export { useFurtherFields } from './useFurtherFields';
