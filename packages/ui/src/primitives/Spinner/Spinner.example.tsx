import { Spinner } from '@iskra/ui';

export function LoadingMore() {
  return <Spinner size={24} label="Loading more people" />;
}
