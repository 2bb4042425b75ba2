import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { ArrowDown } from '../../icons/icons';
import { useIskra } from '../../theme/IskraContext';
import { dayTitle } from './dayTitle';
import type { ListLifeProps } from './ListLife';

const delay = 120;
const arrow = <ArrowDown size={20} />;

/** What a list does by and by comes after its first picture: it neither delays it nor weighs on it. */
export function ListLifeLater(props: Omit<ListLifeProps, 'firstMark' | 'titleOf' | 'arrow'>) {
  const [loaded, setLoaded] = useState<{ Life: ComponentType<ListLifeProps> }>();
  const firstMark = useRef<ListLifeProps['firstMark']['current']>(undefined);
  const { rows, isKnown, texts: labels, now } = props;
  const { locale } = useIskra();
  const titleOf = useCallback((iso: string) => dayTitle(iso, { labels, locale, now }), [labels, locale, now]);
  useEffect(() => {
    if (isKnown) firstMark.current ??= rows.mark;
  }, [rows, isKnown]);
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(() => {
      import('./ListLife')
        .then(({ ListLife }) => isGone || setLoaded({ Life: ListLife }))
        .catch((error: unknown) => console.warn('A part of the conversation did not load', error));
    }, delay);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return loaded ? <loaded.Life {...props} {...{ firstMark, titleOf, arrow }} /> : null;
}
