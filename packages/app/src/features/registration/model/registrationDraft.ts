import { age, isRealDate, limits, type BirthDate } from '@iskra/api-contract';
import { email, personName } from '@iskra/api-contract/values';
import * as z from 'zod/mini';

/** What the wizard collects; it survives going back and forth and a reload [REG-01]. The password is not kept. */
export const draftSchema = z.object({
  gender: z.nullable(z.enum(['male', 'female'])),
  name: z.string(),
  birth: z.object({ day: z.optional(z.int()), month: z.optional(z.int()), year: z.optional(z.int()) }),
  city: z.nullable(z.string()),
  email: z.string(),
});
export type RegistrationDraft = z.output<typeof draftSchema>;

export const emptyDraft: RegistrationDraft = { gender: null, name: '', birth: {}, city: null, email: '' };

export const registrationSteps = ['gender', 'name', 'birth', 'city', 'account'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** What the wizard shows, in order: after the five steps a woman is asked for her code [REG-09]. */
export const wizardSteps = [...registrationSteps, 'code'] as const;
export const wizardStepSchema = z.enum(wizardSteps);
export type WizardStep = z.output<typeof wizardStepSchema>;

/** The step before, or none before the first. */
export function stepBefore(step: WizardStep): WizardStep | undefined {
  return wizardSteps[wizardSteps.indexOf(step) - 1];
}

/** The birth date once all three parts are chosen and the calendar has that day (D-02). */
export function completeBirth({ birth }: RegistrationDraft): BirthDate | null {
  const { day, month, year } = birth;
  if (day === undefined || month === undefined || year === undefined) return null;
  return isRealDate({ day, month, year }) ? { day, month, year } : null;
}

/** Whether a step is filled in well enough to go on [REG-03, REG-04, REG-06, REG-14]. */
export function isStepComplete(step: RegistrationStep, draft: RegistrationDraft, today: Date): boolean {
  const birth = completeBirth(draft);
  switch (step) {
    case 'gender':
      return draft.gender !== null;
    case 'name':
      return personName.safeParse(draft.name).success;
    case 'birth':
      return birth !== null && age(birth, today) >= limits.age.min;
    case 'city':
      return draft.city !== null;
    case 'account':
      return email.safeParse(draft.email).success;
  }
}
