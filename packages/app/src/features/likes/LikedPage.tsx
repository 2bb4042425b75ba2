import { limits } from '@iskra/api-contract';
import { Button, EmptyState, ErrorState, MemberCardSkeleton } from '@iskra/ui';
import { PaginationSentinel } from '@iskra/ui/PaginationSentinel';
import { Heart } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { useTitle } from '../../shared/layout';
import { isOverCount, PeopleGrid, PersonCard } from '../nearby';
import { Screen } from '../shell';
import { HiddenLikes } from './components/HiddenLikes';
import { LikeAnswer } from './components/LikeAnswer';
import { MatchesLink } from './components/MatchesLink';
import { likesMessages as messages } from './messages';

/** Who likes me; for a regular member only how many [LIK-01, LIK-02, LIK-03]. */
export const LikedPage = observer(function LikedPage() {
  const { likes } = useStores();
  const t = useText();
  useTitle(t(messages.title));
  useEffect(() => likes.query.look(), [likes]);
  return (
    <Screen title={t(messages.title)} subtitle={likes.count > 0 ? countText(t, likes.count) : undefined}>
      <MatchesLink />
      <Likes />
    </Screen>
  );
});

function countText(t: ReturnType<typeof useText>, count: number): string {
  if (isOverCount(count)) return t(messages.countOver, { count: limits.nearby.countUpTo });
  return t(messages.count, { count });
}

const moreStates = { idle: 'idle', loading: 'loading', ready: 'idle', failed: 'error' } as const;

const Likes = observer(function Likes() {
  const { likes } = useStores();
  const t = useText();
  const { people, hiddenCount, loading } = likes;
  const isNone = people.length === 0 && hiddenCount === 0;
  if (isNone && loading.isFailed)
    return <ErrorState title={t(messages.failed)} onRetry={() => void likes.load()} />;
  if (isNone && loading.state === 'ready') return <NoLikes />;
  if (hiddenCount > 0) return <HiddenLikes count={hiddenCount} />;
  return (
    <>
      <PeopleGrid aria-busy={loading.isLoading}>
        {isNone && Array.from({ length: 4 }, (_, index) => <MemberCardSkeleton key={index} />)}
        {people.map((person) => (
          <div key={person.id}>
            <PersonCard person={person} />
            <LikeAnswer person={person} />
          </div>
        ))}
      </PeopleGrid>
      {!isNone && likes.hasMore && (
        <PaginationSentinel
          key={people.length}
          state={moreStates[likes.loadingMore.state]}
          onReached={() => void likes.loadMore()}
        />
      )}
    </>
  );
});

function NoLikes() {
  const t = useText();
  return (
    <EmptyState
      icon={<Heart />}
      title={t(messages.empty)}
      text={t(messages.emptyText)}
      action={
        <Button asChild variant="soft">
          <Link to="/encounters">{t(messages.toEncounters)}</Link>
        </Button>
      }
    />
  );
}
