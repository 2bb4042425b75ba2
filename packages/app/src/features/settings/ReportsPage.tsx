import { observer } from 'mobx-react-lite';
import { useText } from '../../shared/i18n';
import { part, ScreenLoading } from '../../shared/layout';
import { SettingsPart } from './components/SettingsPart';
import { reportsMessages as messages } from './messages';
import { useFollowedReports } from './useReports';

// The reasons stand among the texts of the dialog that a report is made in; few open this list.
const ReportList = part(
  async (needTexts) => {
    const [loaded] = await Promise.all([import('./components/ReportList'), needTexts('safety')]);
    return loaded.ReportList;
  },
  <ScreenLoading />,
);

/** What I reported, and what came of it (D-08) [BLK-04]. */
export const ReportsPage = observer(function ReportsPage() {
  const t = useText();
  useFollowedReports();
  return (
    <SettingsPart title={t(messages.title)}>
      <ReportList />
    </SettingsPart>
  );
});
