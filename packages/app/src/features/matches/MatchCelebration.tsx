import { observer } from 'mobx-react-lite';
import { part } from '../../shared/layout';
import { useStores } from '../../model/StoresContext';

const Celebration = part(async (needTexts) => {
  const [loaded] = await Promise.all([import('./components/Celebration'), needTexts('likes')]);
  return loaded.Celebration;
});

/** Celebrates a like that became mutual while the member was swiping. */
export const MatchCelebration = observer(function MatchCelebration() {
  const { matches } = useStores();
  if (!matches.celebrated) return null;
  return <Celebration match={matches.celebrated} onClose={matches.endCelebration} />;
});
