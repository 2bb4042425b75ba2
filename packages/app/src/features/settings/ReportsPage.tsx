import { EmptyState, ErrorState } from '@iskra/ui';
import { PaginationSentinel } from '@iskra/ui/PaginationSentinel';
import { Flag } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { lazy, useContext, useState } from 'react';
import { useFollowedReports, useReports } from '../../model/safety/useReports';
import { NeedTextsContext, useText } from '../../shared/i18n';
import { LazyPart } from '../../shared/layout';
import { ReportRow, ReportRowSkeleton } from './components/ReportRow';
import { Hint, RowList } from './components/Settings.styles';
import { SettingsPart } from './components/SettingsPart';
import { reportsMessages as messages } from './messages';

/** What I reported, and what came of it (D-08) [BLK-04]. */
export const ReportsPage = observer(function ReportsPage() {
  const needTexts = useContext(NeedTextsContext);
  const t = useText();
  useFollowedReports();
  // The reasons stand among the texts of the dialog that a report is made in.
  const [Reports] = useState(() =>
    lazy(async () => {
      await needTexts('safety');
      return { default: ReportList };
    }),
  );
  return (
    <SettingsPart title={t(messages.title)}>
      <LazyPart>
        <Reports />
      </LazyPart>
    </SettingsPart>
  );
});

const moreStates = { idle: 'idle', loading: 'loading', ready: 'idle', failed: 'error' } as const;

const ReportList = observer(function ReportList() {
  const reports = useReports();
  const t = useText();
  const { all, loading } = reports;
  const isNone = all.length === 0;
  if (isNone && loading.isFailed)
    return <ErrorState title={t(messages.failed)} onRetry={() => void reports.load()} />;
  if (isNone && loading.state === 'ready')
    return <EmptyState icon={<Flag />} title={t(messages.empty)} text={t(messages.emptyText)} />;
  return (
    <>
      <Hint>{t(messages.hint)}</Hint>
      <RowList aria-label={t(isNone ? messages.loading : messages.title)} aria-busy={loading.isLoading}>
        {isNone && Array.from({ length: 3 }, (_, index) => <ReportRowSkeleton key={index} />)}
        {all.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </RowList>
      {!isNone && reports.hasMore && (
        <PaginationSentinel
          key={all.length}
          state={moreStates[reports.loadingMore.state]}
          onReached={() => void reports.loadMore()}
        />
      )}
    </>
  );
});
