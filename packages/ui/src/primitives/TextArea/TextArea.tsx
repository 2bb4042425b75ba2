import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokenRefs';
import { CharacterCount, type CharacterCountProps } from './CharacterCount';
import { ControlBox, Field, useFieldIds, type FieldTexts } from '../Field';

export interface TextAreaProps extends FieldTexts, ComponentPropsWithoutRef<'textarea'> {
  // [EDT-02]
  /** Shows how many of `maxLength` characters are used, and says it near the end. @default false */
  counter?: boolean | undefined;
  /** Built-in strings to replace. */
  labels?: CharacterCountProps['labels'];
  /** The new text, besides the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Several lines of text; native props and the ref go to the textarea, `className` and `style` to the root. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const {
    label,
    hint,
    error,
    labelAside,
    counter,
    labels,
    className,
    style,
    onValueChange,
    id,
    onChange,
    'aria-describedby': describedBy,
    rows = 3,
    ...elementProps
  } = props;
  const ids = useFieldIds(id, { hint: Boolean(hint), error: Boolean(error) }, describedBy);
  const [typed, setTyped] = useState(String(elementProps.defaultValue ?? ''));
  const length = String(elementProps.value ?? typed).length;
  const max = counter ? elementProps.maxLength : undefined;
  return (
    <Field
      {...{ ids, label, hint, error, labelAside, className, style }}
      noteAside={max ? <CharacterCount length={length} max={max} labels={labels} /> : null}
    >
      <Box data-invalid={error ? true : undefined} data-disabled={elementProps.disabled || undefined}>
        <textarea
          ref={ref}
          id={ids.control}
          rows={rows}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          {...elementProps}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      </Box>
    </Field>
  );
});

const Box = styled(ControlBox)`
  padding-inline: 0;
  & > textarea {
    padding: ${space(3)} ${space(4)};
    resize: vertical;
  }
`;
