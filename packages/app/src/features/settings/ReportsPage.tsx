import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useContext, useState } from 'react';
import { NeedTextsContext, useText } from '../../shared/i18n';
import { LazyPart, ScreenLoading } from '../../shared/layout';
import { SettingsPart } from './components/SettingsPart';
import { reportsMessages as messages } from './messages';
import { useFollowedReports } from './useReports';

/** What I reported, and what came of it (D-08) [BLK-04]. */
export const ReportsPage = observer(function ReportsPage() {
  const needTexts = useContext(NeedTextsContext);
  const t = useText();
  useFollowedReports();
  // The reasons stand among the texts of the dialog that a report is made in; few open this list.
  const [List] = useState(() =>
    lazy(async () => {
      const [{ ReportList }] = await Promise.all([import('./components/ReportList'), needTexts('safety')]);
      return { default: ReportList };
    }),
  );
  return (
    <SettingsPart title={t(messages.title)}>
      <LazyPart>
        <Suspense fallback={<ScreenLoading />}>
          <List />
        </Suspense>
      </LazyPart>
    </SettingsPart>
  );
});
