import { InfoPage } from './InfoPage';
import type { InfoPageName } from './infoPages';
import { VisitorNotFoundPage } from './VisitorNotFoundPage';

export interface PublicPageProps {
  /** Which page; without one the address is nobody's. */
  page?: InfoPageName | undefined;
}

/** What is open to everybody: a legal or help page, or that there is none [ACC-05]. */
export function PublicPage({ page }: PublicPageProps) {
  return page ? <InfoPage page={page} /> : <VisitorNotFoundPage />;
}
