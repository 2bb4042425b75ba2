import { EmptyState, ErrorState } from '@iskra/ui';
import { PaginationSentinel } from '@iskra/ui/PaginationSentinel';
import { UserRound } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useFollowed } from '../../model/useFollowed';
import { useText } from '../../shared/i18n';
import { useNextInPlace } from '../../shared/focus/useNextInPlace';
import { BlockedRow, BlockedRowSkeleton } from './components/BlockedRow';
import { Hint, RowList } from './components/Settings.styles';
import { SettingsPart } from './components/SettingsPart';
import { blockedMessages as messages } from './messages';
import { useBlocked } from './useBlocked';

/** Whom I blocked, to take a block back [BLK-02]. */
export const BlockedPage = observer(function BlockedPage() {
  const blocked = useBlocked();
  const t = useText();
  useFollowed(blocked.query);
  return (
    <SettingsPart title={t(messages.title)}>
      <Blocked />
    </SettingsPart>
  );
});

const moreStates = { idle: 'idle', loading: 'loading', ready: 'idle', failed: 'error' } as const;

const Blocked = observer(function Blocked() {
  const blocked = useBlocked();
  const t = useText();
  const { list, handleGone } = useNextInPlace<HTMLDivElement>();
  const { people, loading } = blocked;
  const isNone = people.length === 0;
  if (isNone && loading.isFailed && !loading.isKnown)
    return <ErrorState title={t(messages.failed)} onRetry={() => void blocked.load()} />;
  return (
    <div ref={list} tabIndex={-1}>
      {isNone && loading.isKnown ? (
        <EmptyState icon={<UserRound />} title={t(messages.empty)} text={t(messages.emptyText)} />
      ) : (
        <>
          <Hint>{t(messages.hint)}</Hint>
          <RowList aria-label={t(isNone ? messages.loading : messages.title)} aria-busy={loading.isLoading}>
            {isNone && Array.from({ length: 3 }, (_, index) => <BlockedRowSkeleton key={index} />)}
            {people.map((member, at) => (
              <BlockedRow key={member.id} member={member} onGone={() => handleGone(at)} />
            ))}
          </RowList>
        </>
      )}
      {!isNone && blocked.hasMore && (
        <PaginationSentinel
          key={people.length}
          state={moreStates[blocked.loadingMore.state]}
          onReached={() => void blocked.loadMore()}
        />
      )}
    </div>
  );
});
