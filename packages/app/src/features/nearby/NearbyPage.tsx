import { limits } from '@iskra/api-contract';
import { Button, ErrorState, MemberCardSkeleton } from '@iskra/ui';
import { PaginationSentinel } from '@iskra/ui/PaginationSentinel';
import { SlidersHorizontal } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { Announcement, useLayout, useTitle } from '../../shared/layout';
import { Screen } from '../shell';
import { FilterButton } from './components/FilterButton';
import { FilterChips } from './components/FilterChips';
import { FilterDialog } from './components/FilterDialog';
import { NobodyFound } from './components/NobodyFound';
import { PeopleGrid } from './components/PeopleGrid';
import { PersonCard } from './components/PersonCard';
import { filterMessages, nearbyMessages as messages } from './messages';
import { isOverCount } from './isOverCount';
import { useDrawnCount } from './useDrawnCount';
import { useFiltered } from './useFiltered';
import { useNearby } from './useNearby';

/** People by filters, page by page as one scrolls [NEA-01, NEA-02, FIL-04]. */
export const NearbyPage = observer(function NearbyPage() {
  const nearby = useNearby();
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  const [isFiltering, setFiltering] = useState(false);
  useTitle(t(messages.title));

  const isBack = useNavigationType() === 'POP';
  const [load] = useState(() => (isBack ? nearby.resume : nearby.load));
  useFiltered(load);

  const found = nearby.loading.state === 'ready' ? foundText(t, nearby.total) : undefined;
  const openFilters = () => setFiltering(true);
  const desktopFilters = (
    <>
      <FilterChips onOpen={openFilters} />
      <Button variant="secondary" iconStart={<SlidersHorizontal size={20} />} onClick={openFilters}>
        {t(filterMessages.title)}
      </Button>
    </>
  );

  return (
    <Screen
      title={t(messages.title)}
      subtitle={found}
      mobileAction={<FilterButton onOpen={openFilters} />}
      headingAside={desktopFilters}
    >
      {isMobile && <FilterChips onOpen={openFilters} withStatus />}
      <Announcement text={found} />
      <People />
      <FilterDialog isOpen={isFiltering} onOpenChange={setFiltering} />
    </Screen>
  );
});

function foundText(t: ReturnType<typeof useText>, total: number): string {
  if (isOverCount(total)) return t(messages.foundOver, { count: limits.nearby.countUpTo });
  return t(messages.found, { count: total });
}

const moreStates = { idle: 'idle', loading: 'loading', ready: 'idle', failed: 'error' } as const;

const People = observer(function People() {
  const { filters } = useStores();
  const nearby = useNearby();
  const t = useText();
  // Many cards are drawn in slices.
  const { people, by } = useDeferredValue(nearby.found);
  const drawn = useDrawnCount(people.length, by);
  if (nearby.loading.isFailed && nearby.people.length === 0)
    return (
      <ErrorState
        title={t(messages.failed)}
        text={t(messages.failedText)}
        onRetry={() => void nearby.load()}
      />
    );
  if (nearby.loading.state === 'ready' && nearby.people.length === 0) return <NobodyFound />;
  if (people.length === 0) return <Waiting />;
  return (
    <>
      <PeopleGrid aria-busy={nearby.loading.isLoading} data-fading={nearby.loading.isLoading || undefined}>
        {people.slice(0, drawn).map((person, index) => (
          <PersonCard key={person.id} person={person} eager={index < 4} />
        ))}
      </PeopleGrid>
      {nearby.hasMore && drawn === people.length && (
        <PaginationSentinel
          key={`${JSON.stringify(filters.query)}-${nearby.people.length}`}
          state={moreStates[nearby.loadingMore.state]}
          onReached={() => void nearby.loadMore()}
        />
      )}
    </>
  );
});

/** In place of the people while they load [NEA-03]. */
function Waiting() {
  const t = useText();
  return (
    <PeopleGrid role="group" aria-busy="true" aria-label={t(messages.loading)}>
      {Array.from({ length: 8 }, (_, index) => (
        <MemberCardSkeleton key={index} />
      ))}
    </PeopleGrid>
  );
}
