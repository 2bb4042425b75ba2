import { useCallback, useEffect, useRef } from 'react';
import { useLater } from '../../hooks/useLater';
import { ArrowDown } from '../../icons/icons';
import { useIskra } from '../../theme/IskraContext';
import { dayTitle } from './dayTitle';
import type { ListLifeProps } from './ListLife';
import type { Rows } from './Rows';

const load = () => import('./ListLife');
const delay = 120;
const arrow = <ArrowDown size={20} />;

/** What a list does by and by comes after its first picture: it neither delays it nor weighs on it. */
export function ListLifeLater(props: Omit<ListLifeProps, 'firstRows' | 'titleOf' | 'arrow'>) {
  const { rows, isKnown, texts: labels, now } = props;
  const { locale } = useIskra();
  const titleOf = useCallback((iso: string) => dayTitle(iso, { labels, locale, now }), [labels, locale, now]);
  const firstRows = useRef<Rows | undefined>(undefined);
  useEffect(() => {
    if (isKnown) firstRows.current ??= rows;
  }, [rows, isKnown]);
  const part = useLater(true, load, delay);
  return part ? <part.ListLife {...props} {...{ firstRows, titleOf, arrow }} /> : null;
}
