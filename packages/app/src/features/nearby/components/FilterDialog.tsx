import { lazy } from 'react';
import { LazyPart } from '../../../shared/layout';

export interface FilterDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** How many people the filters find now. */
  count: number;
}

const FilterSheet = lazy(() => import('./FilterSheet').then((module) => ({ default: module.FilterSheet })));

/** The filters over the list; their code loads when they are first opened. */
export function FilterDialog(props: FilterDialogProps) {
  if (!props.isOpen) return null;
  return (
    <LazyPart>
      <FilterSheet {...props} />
    </LazyPart>
  );
}
