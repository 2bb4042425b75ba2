export { CityField } from './CityField';
export { useCityItems } from './useCityItems';
export { useCityName } from './useCityName';
