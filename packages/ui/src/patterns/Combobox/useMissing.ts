import { useState, type FormEvent } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';

// [B4.15]
/** Holds a form back while nothing is chosen; `isMissing` once it was tried, in place of the browser's own bubble. */
export function useMissing(control: () => HTMLInputElement | null, isNeeded: boolean, message: string) {
  const [wasTried, setTried] = useState(false);
  useIsomorphicLayoutEffect(() => {
    control()?.setCustomValidity(isNeeded ? message : '');
  });
  const handleInvalid = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    setTried(true);
    return event.currentTarget.form?.querySelector(':invalid:not(fieldset)') === event.currentTarget;
  };
  return { isMissing: wasTried && isNeeded, handleInvalid };
}
