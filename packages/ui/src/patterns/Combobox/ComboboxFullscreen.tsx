import { ChevronDown } from '../../icons/icons';
import { forwardRef, useRef, useState } from 'react';
import { useLater } from '../../hooks/useLater';
import { useMergedRef } from '../../hooks/useMergedRef';
import { Field } from '../../primitives/Field/Field';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useLabels } from '../../theme/useLabels';
import { OpenButton } from './Combobox.styles';
import { comboboxLabels } from './combobox.labels';
import { chosenOf, fieldPropsOf, type HeldComboboxProps } from './ComboboxProps';
import { useFieldNotes } from './useFieldNotes';

const loadSheet = () => import('./ComboboxSheet');
/** After the field is drawn, so that a press does not wait for the network; at once when the member comes to it. */
const sheetDelayMs = 500;

const ignore = () => {};

/** A button with the choice, which opens the full screen; the dialog is loaded soon after the button, or at the first press. */
export const ComboboxFullscreen = forwardRef<HTMLButtonElement, HeldComboboxProps>(
  function ComboboxFullscreen(props, ref) {
    const { label, hint, value, name, placeholder, size = 'lg', className, style, loading } = props;
    const { disabled = false, required = false } = props;
    const labels = useLabels(comboboxLabels, props.labels);
    const button = useRef<HTMLButtonElement>(null);
    const guard = useRef<HTMLInputElement>(null);
    const { ids, error, handleInvalid } = useFieldNotes(props, labels, hint, () => guard.current);
    const [isOpen, setOpen] = useState(false);
    const [isNear, setNear] = useState(false);
    const sheet = useLater(!disabled, loadSheet, isNear ? 0 : sheetDelayMs);
    const comeNear = () => {
      // Without waiting for the render that mounts it; if it does not load, `useLater` says so.
      if (!isNear) loadSheet().then((part) => part.prepareSheet(props), ignore);
      setNear(true);
      props.onNeedItems?.();
    };
    const chosen = chosenOf(props);
    return (
      <Field {...{ ids, label, hint, error }} {...{ className, style }}>
        <OpenButton
          {...fieldPropsOf(props)}
          ref={useMergedRef(button, ref)}
          id={ids.control}
          type="button"
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-labelledby={`${ids.label} ${ids.control}-value`}
          aria-describedby={ids.describedBy}
          data-size={size}
          data-state={isOpen ? 'open' : 'closed'}
          data-invalid={error ? true : undefined}
          data-disabled={disabled || undefined}
          data-loading={loading || undefined}
          data-placeholder={chosen ? undefined : ''}
          onPointerEnter={comeNear}
          onFocus={comeNear}
          onClick={() => (setNear(true), setOpen(true))}
        >
          <span id={`${ids.control}-value`} dir="auto">
            {chosen?.label ?? placeholder ?? ''}
          </span>
          <ChevronDown size={20} />
        </OpenButton>
        {name && <input type="hidden" name={name} value={value ?? ''} />}
        {required && !disabled && (
          // A button cannot hold a form back, nor can a hidden input.
          <VisuallyHidden aria-hidden>
            <input
              ref={guard}
              tabIndex={-1}
              value={value ?? ''}
              onChange={() => {}}
              onInvalid={(event) => handleInvalid(event) && button.current?.focus()}
            />
          </VisuallyHidden>
        )}
        {sheet && (
          <sheet.ComboboxSheet combobox={props} {...{ isNear, isOpen }} onClose={() => setOpen(false)} />
        )}
      </Field>
    );
  },
);
