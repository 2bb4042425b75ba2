import { cityTable } from './cities.generated';

/** A city of the list (D-40): Russian name, English name, region in both, coordinates as strings. */
export interface City {
  /** On the wire a city is this name; unique, two of one name carry their region in brackets. */
  readonly name: string;
  readonly nameEn: string;
  readonly region: string;
  readonly regionEn: string;
  readonly coords: { readonly lat: string; readonly lon: string };
  readonly population: number;
}

/** About 1300 places of Russia (D-40), the largest first. Heavy: import it where it is needed, on demand. */
export const cities: readonly City[] = cityTable.map(
  ([name, nameEn, region, regionEn, lat, lon, population]) => ({
    name,
    nameEn,
    region,
    regionEn,
    coords: { lat, lon },
    population,
  }),
);
