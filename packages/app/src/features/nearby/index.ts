export { FiltersStore } from './model/FiltersStore';
export { NearbyStore } from './model/NearbyStore';
