import { forwardRef, lazy, Suspense } from 'react';
import { useControllable } from '../../hooks/useControllable';
import type { ComboboxProps } from './ComboboxProps';
import { HeldCombobox } from './HeldCombobox';

const AsyncCombobox = lazy(() => import('./AsyncCombobox').then((part) => ({ default: part.AsyncCombobox })));

/** Choose one of many by typing its beginning [REG-06] [FIL-01]. The ref is the field, on a full screen its button. */
export const Combobox = forwardRef<HTMLElement, ComboboxProps>(function Combobox(props, ref) {
  const { value, defaultValue = null, onValueChange, loadItems, loadDelay = 250, ...rest } = props;
  const [shown, setShown] = useControllable(value, defaultValue, onValueChange);
  const held = { ...rest, value: shown, onValueChange: setShown };
  if (!loadItems) return <HeldCombobox ref={ref} {...held} />;
  return (
    <Suspense fallback={<HeldCombobox {...held} loading />}>
      <AsyncCombobox ref={ref} {...held} load={loadItems} delay={loadDelay} />
    </Suspense>
  );
});
