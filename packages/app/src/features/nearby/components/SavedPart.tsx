import { lazy } from 'react';
import { LazyPart } from '../../../shared/layout';
import type { SavedFiltersProps } from './SavedFilters';

const SavedFilters = lazy(() =>
  import('./SavedFilters').then((module) => ({ default: module.SavedFilters })),
);

/** The saved filters, whose code comes after the filters themselves. */
export function SavedPart(props: SavedFiltersProps) {
  return (
    <LazyPart>
      <SavedFilters {...props} />
    </LazyPart>
  );
}
