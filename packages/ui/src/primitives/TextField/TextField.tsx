import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ControlBox, Field, useFieldIds, type FieldTexts } from '../Field';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'input'>, 'size'> {
  /** Height: 44 or 52 px. @default 'md' */
  size?: 'md' | 'lg' | undefined;
  /** Before the text: an icon. */
  startSlot?: ReactNode;
  /** After the text: a button, a unit. */
  endSlot?: ReactNode;
  /** The new text, besides the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** One line of text; native input props and the ref go to the input, `className` and `style` to the root. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const {
    label,
    hint,
    error,
    labelAside,
    size = 'md',
    startSlot,
    endSlot,
    className,
    style,
    id,
    onValueChange,
    onChange,
    'aria-describedby': describedBy,
    ...elementProps
  } = props;
  const ids = useFieldIds(id, { hint: Boolean(hint), error: Boolean(error) }, describedBy);
  return (
    <Field {...{ ids, label, hint, error, labelAside, className, style }}>
      <ControlBox
        data-size={size}
        data-invalid={error ? true : undefined}
        data-disabled={elementProps.disabled || undefined}
      >
        {startSlot}
        <input
          ref={ref}
          id={ids.control}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          {...elementProps}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
        {endSlot}
      </ControlBox>
    </Field>
  );
});
