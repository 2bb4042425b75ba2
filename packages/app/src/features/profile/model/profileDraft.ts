import { limits, profileChoices, type InputOf, type updateUser, type User } from '@iskra/api-contract';
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

/** What is sent: an untouched height is undefined and so left out (D-30) [EDT-07]. */
export function saveBody(draft: ProfileDraft, user: User): InputOf<typeof updateUser>['body'] {
  const { height, ...others } = draft;
  return height === null && user.height === null ? others : draft;
}

/** At most 500 characters, and no half of an emoji at the cut [EDT-02]. */
export function cutAbout(text: string): string {
  const cut = text.slice(0, limits.about.max);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
