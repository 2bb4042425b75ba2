import { useState } from 'react';

type Next<T> = T | ((before: T) => T);

/** A value held by the caller when `value` is given, otherwise by the component from `defaultValue` on. */
export function useControllable<T extends boolean | string | number | object | null>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((value: T) => void) | undefined,
): [T, (next: Next<T>) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const setValue = (next: Next<T>) => {
    setOwn(next);
    onChange?.(typeof next === 'function' ? next(current) : next);
  };
  return [current, setValue];
}
