import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { likesMessages as messages } from '../messages';
import { HiddenLikes } from './HiddenLikes';
import { LikeAnswer } from './LikeAnswer';
import { Nobody } from './Nobody';
import { PeopleCards } from './PeopleCards';

/** Who likes me; for a regular member only how many [LIK-01, LIK-02, LIK-03]. */
export const Received = observer(function Received() {
  const { likes } = useStores();
  const t = useText();
  useEffect(() => likes.query.look(), [likes]);
  if (likes.hiddenCount > 0) return <HiddenLikes count={likes.hiddenCount} />;
  return (
    <PeopleCards
      list={likes}
      failed={t(messages.failed)}
      empty={<Nobody title={t(messages.empty)} text={t(messages.emptyText)} />}
      deed={LikeAnswer}
    />
  );
});
