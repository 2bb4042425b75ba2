export { FilterDialog } from './components/FilterDialog';
export { FilterForm } from './components/FilterForm';
export { PeopleGrid } from './components/PeopleGrid';
export { filterMessages } from './messages';
export { FiltersStore } from './model/FiltersStore';
export { NearbyStore } from './model/NearbyStore';
