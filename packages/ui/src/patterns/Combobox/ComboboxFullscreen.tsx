import { ChevronDown } from '../../icons/icons';
import { forwardRef, lazy, Suspense, useState } from 'react';
import { Field, useFieldIds } from '../../primitives/Field';
import { OpenButton } from './Combobox.styles';
import type { HeldComboboxProps } from './ComboboxProps';

const ComboboxSheet = lazy(() => import('./ComboboxSheet').then((part) => ({ default: part.ComboboxSheet })));

/** A button with the choice, which opens the full screen; the dialog is loaded at the first press. */
export const ComboboxFullscreen = forwardRef<HTMLButtonElement, HeldComboboxProps>(
  function ComboboxFullscreen(props, ref) {
    const { label, hint, error, items, allOption, value, size = 'lg', disabled = false, ...others } = props;
    const { onValueChange, placeholder, loading, clearable, ...more } = others;
    const { id, className, style, name, required, autoComplete, labels, ...rest } = more;
    const ids = useFieldIds(id, { hint: Boolean(hint), error: Boolean(error) });
    const [isOpen, setOpen] = useState(false);
    const chosen = value === allOption?.id ? allOption : items.find((item) => item.id === value);
    return (
      <Field {...{ ids, label, hint, error }} {...{ className, style }}>
        <OpenButton
          {...rest}
          ref={ref}
          id={ids.control}
          type="button"
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-labelledby={`${ids.label} ${ids.control}-value`}
          aria-describedby={ids.describedBy}
          data-size={size}
          data-invalid={error ? true : undefined}
          data-disabled={disabled || undefined}
          data-placeholder={chosen ? undefined : ''}
          onClick={() => setOpen(true)}
        >
          <span id={`${ids.control}-value`} dir="auto">
            {chosen?.label ?? placeholder ?? ''}
          </span>
          <ChevronDown size={20} />
        </OpenButton>
        {name && <input type="hidden" name={name} value={value ?? ''} />}
        {isOpen && (
          <Suspense fallback={null}>
            <ComboboxSheet combobox={props} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Field>
    );
  },
);
