import { CircleAlert } from '../../icons/icons';
import type { CSSProperties, ReactNode } from 'react';
import { FieldRoot, Label, LabelRow, Note } from './Field.styles';
import type { useFieldIds } from './useFieldIds';

/** What every field with a label takes. */
export interface FieldTexts {
  /** Name of the field, above it. */
  label: ReactNode;
  /** Advice under the field. */
  hint?: ReactNode;
  /** What is wrong; marks the field as invalid. */
  error?: ReactNode;
  /** At the end of the label's row: a link, a value. */
  labelAside?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  /** Ids that tie label, hint and error to the control, from `useFieldIds`. */
  ids: ReturnType<typeof useFieldIds>;
  /** For styles from outside, on the whole field. */
  className?: string | undefined;
  /** Styles of the whole field. */
  style?: CSSProperties | undefined;
  /** At the end of the hint's row: a counter. */
  noteAside?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** Label, control, error and hint in their places. */
export function Field({
  ids,
  label,
  labelAside,
  hint,
  error,
  noteAside,
  children,
  ...elementProps
}: FieldProps) {
  const labelRow = (
    <LabelRow>
      <Label id={ids.label} htmlFor={ids.control}>
        {label}
      </Label>
      {labelAside}
    </LabelRow>
  );
  return (
    <FieldRoot data-invalid={error ? true : undefined} {...elementProps}>
      {labelAside ? null : labelRow}
      {children}
      {/* A link there is met after the control. */}
      {labelAside ? labelRow : null}
      {error ? (
        <Note id={ids.error} data-error="">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </Note>
      ) : null}
      {hint ? <Note id={ids.hint}>{hint}</Note> : null}
      {noteAside}
    </FieldRoot>
  );
}
