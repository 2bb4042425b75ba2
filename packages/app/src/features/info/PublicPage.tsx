import type { publicPages } from '@iskra/api-contract/pagePaths';
import { InfoPage } from './InfoPage';
import { RestoreEmail } from './RestoreEmail';
import { VisitorNotFoundPage } from './VisitorNotFoundPage';

export interface PublicPageProps {
  /** Which page; without one the address is nobody's. */
  page?: (typeof publicPages)[number] | undefined;
}

/** What is open to everybody: a legal or help page, where a mailed link leads, or that there is none [ACC-05]. */
export function PublicPage({ page }: PublicPageProps) {
  if (page === 'email-back') return <RestoreEmail />;
  return page ? <InfoPage page={page} /> : <VisitorNotFoundPage />;
}
