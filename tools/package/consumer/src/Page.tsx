import { StrictMode, useEffect } from 'react';
import { App } from './App';
import { Everything } from './Everything';
import { Languages } from './Languages';

const pages = { app: App, everything: Everything, languages: Languages };

export type PageName = keyof typeof pages;

/** One of the pages; says on the document that React has taken it over. */
export function Page({ name }: { name: PageName }) {
  useEffect(() => {
    document.documentElement.dataset['react'] = 'started';
  }, []);
  const Content = pages[name];
  return (
    <StrictMode>
      <Content />
    </StrictMode>
  );
}
