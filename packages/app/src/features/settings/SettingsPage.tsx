import { pagePaths } from '@iskra/api-contract/pagePaths';
import { useMatch } from 'react-router-dom';
import { BlockedPage } from './BlockedPage';
import { ReportsPage } from './ReportsPage';
import { SessionsPage } from './SessionsPage';
import { SettingsHome } from './SettingsHome';

/** The settings, or the screen of theirs that the address names: one part of the code for all of them. */
export function SettingsPage() {
  const isOfBlocked = useMatch(pagePaths.blocked) !== null;
  const isOfSessions = useMatch(pagePaths.sessions) !== null;
  const isOfReports = useMatch(pagePaths.reports) !== null;
  if (isOfReports) return <ReportsPage />;
  if (isOfBlocked) return <BlockedPage />;
  return isOfSessions ? <SessionsPage /> : <SettingsHome />;
}
