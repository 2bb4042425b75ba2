import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the filters. */
export interface FilterLabels {
  title: string;
  reset: string;
  status: string;
  statusAll: string;
  statusOnline: string;
  statusNew: string;
  gender: string;
  genderAll: string;
  genderFemale: string;
  genderMale: string;
  city: string;
  allCities: string;
  age: string;
  ageFrom: string;
  ageTo: string;
  show: string;
  /** The other age followed: 'from 20', 'to 35'. */
  followedFrom: (age: number) => string;
  followedTo: (age: number) => string;
  people: (count: number) => string;
  showPeople: (count: number) => string;
  /** The button's name, with how many fields differ. */
  changed: (count: number) => string;
  /** The button of the further filters, and how many of them are set, read after its words. */
  more: string;
  moreSet: (count: number) => string;
}

const en: FilterLabels = {
  title: 'Filters',
  reset: 'Reset',
  status: 'Status',
  statusAll: 'All',
  statusOnline: 'Online',
  statusNew: 'New',
  gender: 'Show me',
  genderAll: 'Everyone',
  genderFemale: 'Women',
  genderMale: 'Men',
  city: 'City',
  allCities: 'All cities',
  age: 'Age',
  ageFrom: 'Age from',
  ageTo: 'Age to',
  show: 'Show',
  followedFrom: (age) => `from ${age}`,
  followedTo: (age) => `to ${age}`,
  people: (count) => `${count} ${count === 1 ? 'person' : 'people'}`,
  showPeople: (count) => `Show ${count} ${count === 1 ? 'person' : 'people'}`,
  changed: (count) => (count === 0 ? 'Filters' : `Filters, ${count} changed`),
  more: 'More',
  moreSet: (count) => `${count} set`,
};

export const filterLabels = { component: 'FilterPanel', en } satisfies LabelSet;
