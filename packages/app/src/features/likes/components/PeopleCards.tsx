import type { MemberCard } from '@iskra/api-contract';
import { ErrorState, MemberCardSkeleton } from '@iskra/ui';
import { PaginationSentinel } from '@iskra/ui/PaginationSentinel';
import { observer } from 'mobx-react-lite';
import { memo, type ComponentType, type ReactNode } from 'react';
import { useNextInPlace } from '../../../shared/focus/useNextInPlace';
import type { Loading } from '../../../shared/store';
import { PeopleGrid, PersonCard, useDrawnCount } from '../../nearby';

/** A store's list of people, page by page. */
interface ListOfPeople {
  readonly people: readonly MemberCard[];
  readonly hasMore: boolean;
  readonly loading: Loading;
  readonly loadingMore: Loading;
  load(): Promise<void>;
  loadMore(): Promise<void>;
}

export interface PeopleCardsProps {
  /** Who is shown. */
  list: ListOfPeople;
  /** Title where the list did not load. */
  failed: string;
  /** Stands where there is nobody. */
  empty: ReactNode;
  /** What stands under a card. */
  deed: ComponentType<DeedProps>;
}

export interface DeedProps {
  person: MemberCard;
  /** The person has left the list, and the focus goes on. */
  onGone: () => void;
}

const moreStates = { idle: 'idle', loading: 'loading', ready: 'idle', failed: 'error' } as const;

/** A list of people with what can be done about each, in all its states. */
export const PeopleCards = observer(function PeopleCards(props: PeopleCardsProps) {
  const { list, failed, empty, deed } = props;
  const { people, loading } = list;
  const { list: place, handleGone } = useNextInPlace<HTMLDivElement>();
  const drawn = useDrawnCount(people.length);
  const isNone = people.length === 0;
  if (isNone && loading.isFailed && !loading.isKnown)
    return <ErrorState title={failed} onRetry={() => void list.load()} />;
  return (
    <div ref={place} tabIndex={-1}>
      {isNone && loading.isKnown ? (
        empty
      ) : (
        <PeopleGrid aria-busy={loading.isLoading}>
          {isNone && Array.from({ length: 4 }, (_, index) => <MemberCardSkeleton key={index} />)}
          {people.slice(0, drawn).map((person, at) => (
            <Item key={person.id} person={person} at={at} deed={deed} onGone={handleGone} />
          ))}
        </PeopleGrid>
      )}
      {!isNone && list.hasMore && drawn === people.length && (
        <PaginationSentinel
          key={people.length}
          state={moreStates[list.loadingMore.state]}
          onReached={() => void list.loadMore()}
        />
      )}
    </div>
  );
});

interface ItemProps extends Pick<PeopleCardsProps, 'deed'> {
  person: MemberCard;
  at: number;
  onGone: (at: number) => void;
}

/** The next step of a long list leaves it as it is. */
const Item = memo(function Item({ person, at, deed: Deed, onGone }: ItemProps) {
  return (
    <div data-item>
      <PersonCard person={person} />
      <Deed person={person} onGone={() => onGone(at)} />
    </div>
  );
});
