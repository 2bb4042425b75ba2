import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useFollowed } from '../../../model/useFollowed';
import { useText } from '../../../shared/i18n';
import { givenMessages as messages } from '../messages';
import { useGivenLikes } from '../useGivenLikes';
import { Hint } from './Hint.styles';
import { Nobody } from './Nobody';
import { PeopleCards } from './PeopleCards';
import { TakeLikeBack } from './TakeLikeBack';

/** Whom I like, and whether it is a match; each like can be taken back (D-04, D-21). */
export const Given = observer(function Given() {
  const { premium } = useStores();
  const given = useGivenLikes();
  const t = useText();
  useFollowed(given.query);
  return (
    <>
      {given.people.length > 0 && <Hint>{t(premium.isActive ? messages.hint : messages.hintCounted)}</Hint>}
      <PeopleCards
        list={given}
        failed={t(messages.failed)}
        empty={<Nobody title={t(messages.empty)} text={t(messages.emptyText)} />}
        deed={TakeLikeBack}
      />
    </>
  );
});
