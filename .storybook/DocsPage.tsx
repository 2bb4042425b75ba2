import { lazy, Suspense } from 'react';

const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage')).ComponentPage }));

/** Loads the page's template with the first docs page, so that test runs go without it. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <ComponentPage />
    </Suspense>
  );
}
