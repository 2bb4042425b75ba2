import { backSettled } from '@iskra/ui/history';
import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStores } from '../../model/StoresContext';
import { readAddress, writeAddress } from '../../model/filters/filterAddress';
import { isSound } from '../../model/filters/filtersSchema';

/** Keeps address and filters alike: the address wins when it comes, by a link, reload or Back [B8.7]. */
export function useFilterAddress(): void {
  const { filters } = useStores();
  const [query, setQuery] = useSearchParams();
  const latest = useRef({ query, setQuery });
  useEffect(() => {
    latest.current = { query, setQuery };
  });

  useEffect(() => {
    const fromAddress = readAddress(query, isSound);
    if (fromAddress) filters.change(fromAddress);
  }, [filters, query]);

  useEffect(() => {
    let isHere = true;
    const write = () => {
      if (!isHere) return;
      const now = latest.current;
      const next = writeAddress(now.query, filters.value);
      if (next.toString() !== now.query.toString()) now.setQuery(next, { replace: true });
    };
    // A sheet that closes takes its own entry out of the history first.
    const writeLater = () => void setTimeout(() => void backSettled().then(write));
    const stop = reaction(() => filters.query, writeLater, { fireImmediately: true });
    return () => {
      isHere = false;
      stop();
    };
  }, [filters]);
}
