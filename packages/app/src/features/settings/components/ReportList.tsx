import { EmptyState, ErrorState } from '@iskra/ui';
import { PaginationSentinel } from '@iskra/ui/PaginationSentinel';
import { Flag } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { reportsMessages as messages } from '../messages';
import { useReports } from '../useReports';
import { ReportRow, ReportRowSkeleton } from './ReportRow';
import { Hint, RowList } from './Settings.styles';

const moreStates = { idle: 'idle', loading: 'loading', ready: 'idle', failed: 'error' } as const;

/** What I reported, page by page. */
export const ReportList = observer(function ReportList() {
  const reports = useReports();
  const t = useText();
  const { all, loading } = reports;
  const isNone = all.length === 0;
  if (isNone && loading.isKnown)
    return <EmptyState icon={<Flag />} title={t(messages.empty)} text={t(messages.emptyText)} />;
  if (isNone && loading.isFailed)
    return <ErrorState title={t(messages.failed)} onRetry={() => void reports.load()} />;
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
