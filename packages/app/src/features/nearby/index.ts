export { FilterButton } from './components/FilterButton';
export { FilterDialog } from './components/FilterDialog';
export { PeopleGrid } from './components/PeopleGrid';
export { PersonCard } from './components/PersonCard';
export { defaultFilterValue, fromFilterValue, toFilterValue } from './model/filterValue';
export { useFilterCities } from './useFilterCities';
export { FiltersStore } from './model/FiltersStore';
export { useFiltered } from './useFiltered';
