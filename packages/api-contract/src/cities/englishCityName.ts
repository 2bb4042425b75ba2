import { exceptions } from './englishExceptions.generated';
import { romanise } from './romanise';

/** The English name of a city (D-40) by its name on the wire: that of the list, at a thirtieth of its weight. */
export const englishCityName = (name: string): string => exceptions[name] ?? romanise(name);
