import { useEffect, useRef } from 'react';
import { useLater } from '../../hooks/useLater';
import type { ListLifeProps } from './ListLife';
import type { Rows } from './Rows';

const load = () => import('./ListLife');
const delay = 120;

/** What a list does by and by comes after its first picture: it neither delays it nor weighs on it. */
export function ListLifeLater(props: Omit<ListLifeProps, 'firstRows'>) {
  const { rows, isKnown } = props;
  const firstRows = useRef<Rows | undefined>(undefined);
  useEffect(() => {
    if (isKnown) firstRows.current ??= rows;
  }, [rows, isKnown]);
  const part = useLater(true, load, delay);
  return part ? <part.ListLife {...props} firstRows={firstRows} /> : null;
}
