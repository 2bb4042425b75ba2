import { limits, type MemberCard } from '@iskra/api-contract';
import { SwipeCard } from '@iskra/ui/SwipeCard';
import { SwipeDeck, type SwipeCardContext } from '@iskra/ui/SwipeDeck';
import { observer } from 'mobx-react-lite';
import { useCallback, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStores } from '../../../model/StoresContext';
import { ApiError } from '../../../shared/api';
import { useCityName } from '../../../shared/cities';
import { goalIcons, goalTexts } from '../../../shared/goals';
import { useText } from '../../../shared/i18n';
import { useFirstDrawing, useLayout } from '../../../shared/layout';
import { usePremiumDialog } from '../../premium';
import { encountersMessages as messages } from '../messages';
import { DeckBox } from './Stage';
import { WaitingLikes } from './WaitingLikes';

/** The premium dialog says it already. */
const noMessage = () => null;

const none: MemberCard[] = [];

const { decideBeyondPx, clampPx, tiltDeg, transitionMs } = limits.swipe;

export interface DeckProps {
  empty: ReactNode;
  failed: ReactNode;
}

/** The queue as a deck; a like moves on when it has gone through [ENC-05, ENC-06, ENC-07, ENC-08, ENC-09]. */
export const Deck = observer(function Deck({ empty, failed }: DeckProps) {
  const { encounters, notifier } = useStores();
  const navigate = useNavigate();
  const premium = usePremiumDialog();
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  const renderCard = useEncounterCard();
  const { queue, hasNobody } = encounters;
  const isComing = !useFirstDrawing(queue.length > 0) && queue.length > 0;
  const isFailed = hasNobody && encounters.loading.isFailed;

  async function decide(card: MemberCard, decision: 'like' | 'pass'): Promise<void> {
    if (decision === 'pass') return encounters.pass(card);
    try {
      await encounters.like(card);
    } catch (error) {
      const status = error instanceof ApiError && error.status;
      // Who has just gone cannot be tried again.
      if (status === 404)
        return notifier.notify({ type: 'refused', userName: card.name, to: `/profile/user/${card.id}` });
      if (status === 402) premium.open();
      throw error;
    }
  }

  return (
    <DeckBox>
      {isMobile && <WaitingLikes />}
      <SwipeDeck
        cards={isComing ? none : queue}
        getId={({ id }) => String(id)}
        getName={({ name }) => name}
        describe={({ name, age, online }) => `${name}, ${age}, ${t(messages[online])}`}
        renderCard={renderCard}
        onDecide={decide}
        commit="await"
        onNeedMore={() => void encounters.loadMore()}
        canUndo={encounters.canUndo}
        onUndo={encounters.undo}
        onOpenProfile={({ id }) => navigate(`/profile/user/${id}`)}
        renderFailure={encounters.isLimitReached ? noMessage : undefined}
        thresholds={decideBeyondPx}
        clamp={clampPx}
        tilt={tiltDeg}
        duration={transitionMs}
        loading={isComing || (queue.length === 0 && !hasNobody)}
        emptySlot={empty}
        errorSlot={isFailed ? failed : undefined}
      />
    </DeckBox>
  );
});

function useEncounterCard() {
  const t = useText();
  const cityName = useCityName();
  return useCallback(
    (card: MemberCard, context: SwipeCardContext) => (
      <SwipeCard
        id={String(card.id)}
        name={card.name}
        age={card.age}
        online={card.online === 'online'}
        place={cityName(card.city.name)}
        photos={card.images ?? []}
        goals={card.goals?.map((goal) => {
          const Icon = goalIcons[goal];
          return {
            id: goal,
            label: t(goalTexts[goal]),
            icon: <Icon size={16} strokeWidth={1.75} aria-hidden="true" />,
          };
        })}
        context={context}
      />
    ),
    [t, cityName],
  );
}
