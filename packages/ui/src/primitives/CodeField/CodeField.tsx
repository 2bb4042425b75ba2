import { forwardRef, type ComponentPropsWithoutRef, type CSSProperties } from 'react';
import { useControllable } from '../../hooks/useControllable';
import { Field, useFieldIds, type FieldTexts } from '../Field';
import { CodeBox } from './CodeField.styles';
import { readCode } from './readCode';

type NativeProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'maxLength'
>;

export interface CodeFieldProps extends FieldTexts, NativeProps {
  /** How many digits the code has. @default 6 */
  length?: number | undefined;
  /** The digits, held by the caller. */
  value?: string | undefined;
  /** The digits to start from. @default '' */
  defaultValue?: string | undefined;
  /** The digits changed; spaces and whatever else was pasted is left out. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The last digit has come. */
  onComplete?: ((value: string) => void) | undefined;
}

// [B6.11]
/**
 * A code from a mail or a text message: one field, which the browser fills by itself, drawn as places.
 * Native props and the ref go to the input, `className` and `style` to the root.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(props, ref) {
  const {
    label,
    hint,
    error,
    labelAside,
    className,
    style,
    length = 6,
    value,
    defaultValue = '',
    onValueChange,
    onComplete,
    onChange,
    id,
    ...elementProps
  } = props;
  const ids = useFieldIds(
    id,
    { hint: Boolean(hint), error: Boolean(error) },
    elementProps['aria-describedby'],
  );
  const [code, setCode] = useControllable(value, defaultValue, onValueChange);
  const handleText = (text: string) => {
    const next = readCode(text, length);
    if (next === code) return;
    setCode(next);
    if (next.length === length) onComplete?.(next);
  };
  return (
    <Field {...{ ids, label, hint, error, labelAside, className, style }}>
      <CodeBox
        data-size="lg"
        data-invalid={error ? true : undefined}
        data-disabled={elementProps.disabled || undefined}
        style={{ '--code-length': length } as CSSProperties}
      >
        <input
          ref={ref}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          dir="ltr"
          {...elementProps}
          id={ids.control}
          type="text"
          value={code}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            onChange?.(event);
            handleText(event.target.value);
          }}
        />
      </CodeBox>
    </Field>
  );
});
