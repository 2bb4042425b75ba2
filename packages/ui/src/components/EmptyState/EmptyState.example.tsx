import { Button, EmptyState } from '@iskra/ui';
import { SearchX } from '@iskra/ui/icons';

export function NobodyFound() {
  return (
    <EmptyState
      icon={<SearchX />}
      title="Nobody was found"
      text="Widen the filters, or look in again later."
      action={<Button>Reset the filters</Button>}
    />
  );
}
