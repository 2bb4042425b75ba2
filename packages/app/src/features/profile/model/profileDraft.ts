import { limits, profileChoices, type User } from '@iskra/api-contract';
import * as z from 'zod/mini';

const choice = <const Choices extends readonly string[]>(choices: Choices) => z.nullable(z.enum(choices));

/** A profile while it is edited: as the user has it, but texts are never null. */
export const profileDraft = z.object({
  about: z.string(),
  position: z.string(),
  company: z.string(),
  education: z.string(),
  goals: z.array(z.enum(profileChoices.goals)),
  height: z.nullable(z.number()),
  languages: z.array(z.enum(profileChoices.languages)),
  orientation: choice(profileChoices.orientation),
  relationship: choice(profileChoices.relationship),
  children: choice(profileChoices.children),
  smoking: choice(profileChoices.smoking),
  alcohol: choice(profileChoices.alcohol),
});
export type ProfileDraft = z.output<typeof profileDraft>;

export function draftOf(user: User): ProfileDraft {
  const { goals, height, languages, orientation, relationship, children, smoking, alcohol } = user;
  return {
    about: user.about ?? '',
    position: user.position ?? '',
    company: user.company ?? '',
    education: user.education ?? '',
    ...{ goals, height, languages, orientation, relationship, children, smoking, alcohol },
  };
}

/** What was changed of it. */
export const profileChanges = z.partial(profileDraft);
export type ProfileChanges = Partial<ProfileDraft>;

/** The changes that make a difference to what is saved. */
export function realChanges(changes: z.output<typeof profileChanges>, saved: ProfileDraft): ProfileChanges {
  const isReal = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(saved[key as keyof ProfileDraft]);
  return Object.fromEntries(Object.entries(changes).filter(isReal));
}

/** At most 500 characters, and no half of an emoji at the cut [EDT-02]. */
export function cutAbout(text: string): string {
  const cut = text.slice(0, limits.about.max);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
