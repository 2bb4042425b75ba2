import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '../../model/StoresContext';
import { useFilterAddress } from './useFilterAddress';

/** Loads now and again with each change of the filters [FIL-04], which stand in the address too [B8.7]; `load` must be stable. */
export function useFiltered(load: () => Promise<void>): void {
  const { filters } = useStores();
  useFilterAddress();
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
