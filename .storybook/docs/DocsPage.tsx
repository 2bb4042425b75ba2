import { lazy, Suspense, type ComponentProps } from 'react';
import type { DocsFrame as Frame } from './DocsFrame';

const Page = lazy(async () => ({ default: (await import('./KitPage')).KitPage }));
const Loaded = lazy(async () => ({ default: (await import('./DocsFrame')).DocsFrame }));

/** Loads the page's template with the first docs page, so that test runs go without it. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}

/** What stands around every docs page; loaded with the first one too. */
export function DocsContainer(props: ComponentProps<typeof Frame>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
