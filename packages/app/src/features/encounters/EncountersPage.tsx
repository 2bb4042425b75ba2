import { Button, EmptyState, ErrorState } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { part, useLayout, useTitle } from '../../shared/layout';
import { FilterButton, FilterDialog, useFiltered } from '../nearby';
import { Screen } from '../shell';
import { Deck } from './components/Deck';
import { Stage } from './components/Stage';
import { encountersMessages as messages } from './messages';

// A phone has them in a dialog, which stays when it is turned; beside the card nothing moves when they come.
const FilterPanel = part(async () => (await import('./components/FilterPanel')).FilterPanel);

/** One candidate at a time, to like or pass (spec point 2) [ENC-01, ENC-03]. */
export const EncountersPage = observer(function EncountersPage() {
  const { encounters } = useStores();
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  const [isFiltering, setFiltering] = useState(false);
  useTitle(t(messages.title));

  useFiltered(encounters.load);

  return (
    <Screen
      title={t(messages.title)}
      mobileAction={<FilterButton onOpen={() => setFiltering(true)} />}
      heading="own"
    >
      <Stage>
        {!isMobile && <h1>{t(messages.title)}</h1>}
        <Deck empty={<NobodyLeft onWiden={() => setFiltering(true)} />} failed={<NotLoaded />} />
        {!isMobile && <FilterPanel />}
      </Stage>
      <FilterDialog isOpen={isFiltering} onOpenChange={setFiltering} />
    </Screen>
  );
});

const NobodyLeft = observer(function NobodyLeft({ onWiden }: { onWiden: () => void }) {
  const { encounters, filters } = useStores();
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  const widen = isMobile
    ? onWiden
    : () => filters.change({ city: null, minAge: 18, maxAge: 70, onlineStatus: 'all', further: {} });
  const action = encounters.hasPassed ? (
    <Button onClick={() => void encounters.showPassed()}>{t(messages.showPassed)}</Button>
  ) : (
    <Button onClick={widen}>{t(messages.widen)}</Button>
  );
  return <EmptyState title={t(messages.empty)} text={t(messages.emptyText)} action={action} />;
});

const NotLoaded = observer(function NotLoaded() {
  const { encounters } = useStores();
  const t = useText();
  return (
    <ErrorState
      title={t(messages.failed)}
      text={t(messages.failedText)}
      onRetry={() => void encounters.load()}
    />
  );
});
