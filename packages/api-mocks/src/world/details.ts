import { profileChoices, type ProfileDetails } from '@iskra/api-contract';

/** The details of a member who filled in nothing but the registration. */
export const noDetails: ProfileDetails = {
  ...{ position: null, company: null, education: null, height: null, languages: [] },
  ...{ orientation: null, relationship: null, children: null, smoking: null, alcohol: null },
};

/** A member's details, the same on every run; every fourth has none. */
export function detailsOf(id: number): ProfileDetails {
  if (id % 4 === 0) return noDetails;
  return {
    position: id % 2 ? 'Архитектор' : null,
    company: id % 2 ? 'Бюро «Двор»' : null,
    education: id % 3 ? 'МАРХИ' : null,
    height: 160 + (id % 30),
    languages: id % 3 ? ['Русский', 'English'] : ['Русский'],
    orientation: null,
    relationship: 'relationship_single',
    children: turn(profileChoices.children, id),
    smoking: turn(profileChoices.smoking, id),
    alcohol: turn(profileChoices.alcohol, id),
  };
}

function turn<Value>(choices: readonly Value[], id: number): Value | null {
  return choices[id % (choices.length + 1)] ?? null;
}
