import { ControlBox, Field, useFieldIds } from '@iskra/ui';

/** A control of your own in the frame of the kit's fields. */
export function PhoneField() {
  const ids = useFieldIds(undefined, { hint: true, error: false });
  return (
    <Field ids={ids} label="Phone" hint="Nobody will see it">
      <ControlBox>
        <input id={ids.control} type="tel" aria-describedby={ids.describedBy} />
      </ControlBox>
    </Field>
  );
}
