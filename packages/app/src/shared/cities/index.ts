export { CityField } from './CityField';
export { useCityName } from './useCityName';
