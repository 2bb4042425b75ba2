import { useState } from 'react';
import { part } from '../../../shared/layout';

export interface FilterDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const FilterSheet = part(async () => (await import('./FilterSheet')).FilterSheet);

/** The filters over the list; their code loads when they are first opened, and stays to see the closing through. */
export function FilterDialog(props: FilterDialogProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (props.isOpen && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return <FilterSheet {...props} />;
}
