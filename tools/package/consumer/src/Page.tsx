import { StrictMode, useEffect } from 'react';
import { App } from './App';
import { Everything } from './Everything';

export type PageName = 'app' | 'everything';

/** One of the two pages; says on the document that React has taken it over. */
export function Page({ name }: { name: PageName }) {
  useEffect(() => {
    document.documentElement.dataset['react'] = 'started';
  }, []);
  return <StrictMode>{name === 'app' ? <App /> : <Everything />}</StrictMode>;
}
