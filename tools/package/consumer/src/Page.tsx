import { StrictMode, useEffect, type ComponentType } from 'react';
import { App } from './App';
import { Everything } from './Everything';
import { guides } from './guides';
import { Languages } from './Languages';
import { Trial } from './Trial';

const pages: Record<string, ComponentType> = {
  ...guides,
  app: App,
  everything: Everything,
  imported: () => <Everything styles="imported" />,
  languages: Languages,
  trial: Trial,
};

export const pageNames = Object.keys(pages);

/** One of the pages; says on the document that React has taken it over. */
export function Page({ name }: { name: string }) {
  useEffect(() => {
    document.documentElement.dataset['react'] = 'started';
  }, []);
  const Content = pages[name] ?? App;
  return (
    <StrictMode>
      <Content />
    </StrictMode>
  );
}
