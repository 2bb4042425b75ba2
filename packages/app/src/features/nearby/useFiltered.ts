import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '../../app/StoresContext';

/** Loads now and again with each change of the filters [FIL-04]; `load` must be stable. */
export function useFiltered(load: () => Promise<void>): void {
  const { filters } = useStores();
  useEffect(
    () =>
      reaction(
        () => filters.query,
        () => void load(),
        { fireImmediately: true },
      ),
    [filters, load],
  );
}
