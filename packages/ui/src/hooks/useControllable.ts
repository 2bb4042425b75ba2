import { useState } from 'react';

/** A value held by the caller when `value` is given, otherwise by the component from `defaultValue` on. */
export function useControllable<T>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((value: T) => void) | undefined,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const setValue = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, setValue];
}
