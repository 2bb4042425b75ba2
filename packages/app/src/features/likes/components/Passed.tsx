import { limits } from '@iskra/api-contract';
import { useAnnounce } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useFollowed } from '../../../model/useFollowed';
import { useText } from '../../../shared/i18n';
import { onOtherTab } from '../../../shared/storage/onOtherTab';
import { passedMessages as messages } from '../messages';
import { usePassed } from '../usePassed';
import { Hint } from './Hint.styles';
import { ListDeed } from './ListDeed';
import { Nobody } from './Nobody';
import { PeopleCards, type DeedProps } from './PeopleCards';

/** Whom I passed, as this device remembers it; each can be brought back to encounters (D-21). */
export const Passed = observer(function Passed() {
  const passed = usePassed();
  const t = useText();
  useFollowed(passed.query);
  useEffect(() => onOtherTab(() => void passed.query.markStale()), [passed]);
  return (
    <>
      {passed.people.length > 0 && <Hint>{t(messages.hint, { days: limits.passedDays })}</Hint>}
      <PeopleCards
        list={passed}
        failed={t(messages.failed)}
        empty={<Nobody title={t(messages.empty)} text={t(messages.emptyText)} />}
        deed={BringBack}
      />
    </>
  );
});

function BringBack({ person, onGone }: DeedProps) {
  const passed = usePassed();
  const say = useAnnounce();
  const t = useText();

  function bringBack(): void {
    passed.takeBack(person.id);
    say(t(messages.takenBack, { name: person.name }));
    onGone();
  }

  return (
    <ListDeed
      text={t(messages.takeBack)}
      label={t(messages.takeBackOf, { name: person.name })}
      onClick={bringBack}
    />
  );
}
