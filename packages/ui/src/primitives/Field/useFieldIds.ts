import { useId } from 'react';

/** Ids that tie a control to its label, hint and error; `describedBy` names only those that are there. */
export function useFieldIds(id: string | undefined, has: { hint: boolean; error: boolean }, own?: string) {
  const generated = useId();
  const control = id ?? generated;
  const hint = `${control}-hint`;
  const error = `${control}-error`;
  const described = [own, has.error && error, has.hint && hint].filter(Boolean).join(' ');
  return { control, hint, error, label: `${control}-label`, describedBy: described || undefined };
}
