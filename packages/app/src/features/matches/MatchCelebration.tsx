import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { LazyPart } from '../../shared/layout';
import { useStores } from '../../model/StoresContext';

const Celebration = lazy(() =>
  import('./components/Celebration').then((module) => ({ default: module.Celebration })),
);

/** Celebrates a like that became mutual while the member was swiping. */
export const MatchCelebration = observer(function MatchCelebration() {
  const { matches } = useStores();
  if (!matches.celebrated) return null;
  return (
    <LazyPart>
      <Celebration match={matches.celebrated} onClose={matches.endCelebration} />
    </LazyPart>
  );
});
