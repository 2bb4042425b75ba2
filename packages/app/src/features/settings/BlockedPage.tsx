import { pagePaths } from '@iskra/api-contract/pagePaths';
import { EmptyState, ErrorState, Link as TextLink } from '@iskra/ui';
import { PaginationSentinel } from '@iskra/ui/PaginationSentinel';
import { UserRound } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useFollowed } from '../../model/useFollowed';
import { useText } from '../../shared/i18n';
import { useNextInPlace } from '../../shared/focus/useNextInPlace';
import { useLayout, useTitle } from '../../shared/layout';
import { Screen } from '../shell';
import { BlockedRow, BlockedRowSkeleton } from './components/BlockedRow';
import { BlockedList, Hint, Middle } from './components/Settings.styles';
import { blockedMessages as messages, settingsMessages } from './messages';
import { useBlocked } from './useBlocked';

/** Whom I blocked, to take a block back [BLK-02]. */
export const BlockedPage = observer(function BlockedPage() {
  const blocked = useBlocked();
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  useTitle(t(messages.title));
  useFollowed(blocked.query);
  return (
    <Screen title={t(messages.title)} backTo={pagePaths.settings} hideHeading>
      <Middle>
        {!isMobile && <DesktopHead />}
        <Blocked />
      </Middle>
    </Screen>
  );
});

/** A phone has title and way back in its header. */
function DesktopHead() {
  const t = useText();
  return (
    <header>
      <TextLink asChild>
        <Link to={pagePaths.settings}>{t(settingsMessages.title)}</Link>
      </TextLink>
      <h1>{t(messages.title)}</h1>
    </header>
  );
}

const moreStates = { idle: 'idle', loading: 'loading', ready: 'idle', failed: 'error' } as const;

const Blocked = observer(function Blocked() {
  const blocked = useBlocked();
  const t = useText();
  const { list, handleGone } = useNextInPlace<HTMLDivElement>();
  const { people, loading } = blocked;
  const isNone = people.length === 0;
  if (isNone && loading.isFailed)
    return <ErrorState title={t(messages.failed)} onRetry={() => void blocked.load()} />;
  return (
    <div ref={list} tabIndex={-1}>
      {isNone && loading.state === 'ready' ? (
        <EmptyState icon={<UserRound />} title={t(messages.empty)} text={t(messages.emptyText)} />
      ) : (
        <>
          <Hint>{t(messages.hint)}</Hint>
          <BlockedList
            aria-label={t(isNone ? messages.loading : messages.title)}
            aria-busy={loading.isLoading}
          >
            {isNone && Array.from({ length: 3 }, (_, index) => <BlockedRowSkeleton key={index} />)}
            {people.map((member, at) => (
              <BlockedRow key={member.id} member={member} onGone={() => handleGone(at)} />
            ))}
          </BlockedList>
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
