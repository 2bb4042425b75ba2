import { Button, EmptyState, ErrorState, MemberCardSkeleton } from '@iskra/ui';
import { Heart } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { Link, useTitle } from '../../shared/layout';
import { PeopleGrid, PersonCard, useDrawnCount } from '../nearby';
import { Screen } from '../shell';
import { matchesMessages as messages } from './messages';

/** Members whom I like and who like me [MAT-01]. */
export const MatchedPage = observer(function MatchedPage() {
  const { matches } = useStores();
  const t = useText();
  useTitle(t(messages.title));
  useEffect(() => matches.query.look(), [matches]);
  return (
    <Screen title={t(messages.title)}>
      <Matches />
    </Screen>
  );
});

const Matches = observer(function Matches() {
  const { matches } = useStores();
  const t = useText();
  const { people, loading } = matches;
  const drawn = useDrawnCount(people.length);
  if (people.length === 0 && loading.isKnown)
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
  if (people.length === 0 && loading.isFailed)
    return <ErrorState title={t(messages.failed)} onRetry={() => void matches.load()} />;
  return (
    <PeopleGrid aria-busy={loading.isLoading}>
      {people.length === 0 && Array.from({ length: 4 }, (_, index) => <MemberCardSkeleton key={index} />)}
      {people.slice(0, drawn).map((person) => (
        <PersonCard key={person.id} person={person} />
      ))}
    </PeopleGrid>
  );
});
