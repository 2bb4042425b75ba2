import { Eye, EyeOff } from '../../icons/icons';
import { forwardRef, useState } from 'react';
import styled from 'styled-components';
import { useLabels } from '../../theme/useLabels';
import { space } from '../../theme/tokenRefs';
import { IconButton } from '../IconButton';
import { TextField, type TextFieldProps } from '../TextField';
import { passwordFieldLabels } from './passwordField.labels';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot'> {
  /** Built-in strings to replace. */
  labels?: Partial<(typeof passwordFieldLabels)['en']> | undefined;
}

/** A password with a button that shows and hides it; set `autoComplete` to the matching token. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { labels: overrides, ...elementProps },
  ref,
) {
  const labels = useLabels(passwordFieldLabels, overrides);
  const [isShown, setShown] = useState(false);
  const toggle = (
    <Toggle
      label={isShown ? labels.hide : labels.show}
      disabled={elementProps.disabled}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeOff /> : <Eye />}
    </Toggle>
  );
  return (
    <TextField
      ref={ref}
      autoComplete="current-password"
      spellCheck={false}
      {...elementProps}
      type={isShown ? 'text' : 'password'}
      endSlot={toggle}
    />
  );
});

const Toggle = styled(IconButton)`
  margin-inline-end: calc(-1 * ${space(3)});
`;
