import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { ListLifeProps } from './ListLife';

const delay = 120;

/** What a list does by and by comes after its first picture: it neither delays it nor weighs on it. */
export function ListLifeLater(props: Omit<ListLifeProps, 'firstMark'>) {
  const [loaded, setLoaded] = useState<{ Life: ComponentType<ListLifeProps> }>();
  const firstMark = useRef<ListLifeProps['firstMark']['current']>(undefined);
  const { rows, isKnown } = props;
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
  return loaded ? <loaded.Life {...props} firstMark={firstMark} /> : null;
}
