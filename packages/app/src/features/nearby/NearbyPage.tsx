import { photoPath } from '@iskra/api-contract';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  MemberCard,
  MemberCardSkeleton,
  VisuallyHidden,
} from '@iskra/ui';
import { SearchX, SlidersHorizontal } from 'lucide-react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStores } from '../../app/StoresContext';
import { useCityName } from '../../shared/cities';
import { useText } from '../../shared/i18n';
import { useLayout, useTitle } from '../../shared/layout';
import { Screen } from '../shell';
import { EndSentinel } from './components/EndSentinel';
import { FilterChips } from './components/FilterChips';
import { FilterDialog } from './components/FilterDialog';
import { PeopleGrid } from './components/PeopleGrid';
import { filterMessages, nearbyMessages as messages } from './messages';

/** People by filters, page by page as one scrolls [NEA-01, NEA-02, FIL-04]. */
export const NearbyPage = observer(function NearbyPage() {
  const { nearby, filters } = useStores();
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  const [isFiltering, setFiltering] = useState(false);
  useTitle(t(messages.title));

  useEffect(
    () =>
      reaction(
        () => filters.query,
        () => void nearby.load(),
        { fireImmediately: true },
      ),
    [nearby, filters],
  );

  const found = nearby.loading.state === 'ready' ? t(messages.found, { count: nearby.total }) : undefined;
  const openFilters = () => setFiltering(true);
  const filterButton = (
    <IconButton label={t(filterMessages.changed, { count: filters.changedCount })} onClick={openFilters}>
      <SlidersHorizontal size={24} strokeWidth={1.75} />
    </IconButton>
  );
  const desktopButton = (
    <FilterChips onOpen={openFilters}>
      <Button
        variant="secondary"
        iconStart={<SlidersHorizontal size={20} strokeWidth={1.75} />}
        onClick={openFilters}
      >
        {t(filterMessages.title)}
      </Button>
    </FilterChips>
  );

  return (
    <Screen
      title={t(messages.title)}
      subtitle={found}
      mobileAction={filterButton}
      headingAside={desktopButton}
    >
      {isMobile && <FilterChips onOpen={openFilters} withStatus />}
      <VisuallyHidden role="status">{found}</VisuallyHidden>
      <People />
      <FilterDialog isOpen={isFiltering} onOpenChange={setFiltering} count={nearby.total} />
    </Screen>
  );
});

const People = observer(function People() {
  const { nearby, filters } = useStores();
  const t = useText();
  const cityName = useCityName();
  if (nearby.loading.isFailed && nearby.people.length === 0)
    return (
      <ErrorState
        title={t(messages.failed)}
        text={t(messages.failedText)}
        onRetry={() => void nearby.load()}
      />
    );
  if (nearby.loading.state === 'ready' && nearby.people.length === 0) return <NobodyFound />;
  if (nearby.people.length === 0) return <Waiting />;
  return (
    <>
      <PeopleGrid aria-busy={nearby.loading.isLoading} data-fading={nearby.loading.isLoading || undefined}>
        {nearby.people.map((person, index) => (
          <MemberCard
            key={person.id}
            link={<Link to={`/profile/user/${person.id}`} />}
            photo={person.main_image && photoPath(person.main_image, 'md')}
            name={person.name}
            age={person.age}
            online={person.online === 'online'}
            place={cityName(person.city.name)}
            premium={person.mark === 1}
            eager={index < 4}
          />
        ))}
      </PeopleGrid>
      {nearby.hasMore && (
        <EndSentinel
          key={`${JSON.stringify(filters.query)}-${nearby.people.length}`}
          onReached={nearby.loadMore}
          busy={nearby.loadingMore.isLoading}
        >
          {t(messages.more)}
        </EndSentinel>
      )}
    </>
  );
});

function Waiting() {
  const t = useText();
  return (
    <PeopleGrid aria-busy="true" aria-label={t(messages.loading)}>
      {Array.from({ length: 8 }, (_, index) => (
        <MemberCardSkeleton key={index} />
      ))}
    </PeopleGrid>
  );
}

const NobodyFound = observer(function NobodyFound() {
  const { filters } = useStores();
  const t = useText();
  const canWiden = filters.value.city !== null;
  return (
    <EmptyState
      icon={<SearchX />}
      title={t(messages.empty)}
      text={t(messages.emptyText)}
      action={
        <Button variant="soft" onClick={() => (canWiden ? filters.change({ city: null }) : filters.reset())}>
          {t(canWiden ? messages.widen : messages.reset)}
        </Button>
      }
    />
  );
});
