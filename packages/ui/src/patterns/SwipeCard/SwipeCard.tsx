import { MapPin } from '../../icons/icons';
import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useLabels } from '../../theme/useLabels';
import { stepPhoto } from './photoIndex';
import { PhotoSlider } from './PhotoSlider';
import { CardFrame, Goals } from './SwipeCard.styles';
import type { SwipeCardContext } from '../SwipeDeck/SwipeDeckProps';
import { swipeCardLabels, type SwipeCardLabels } from './swipeCard.labels';

/** One goal of a person as a chip. */
export interface SwipeCardGoal {
  /** Tells the goals apart. */
  readonly id: string;
  /** The goal in words. */
  readonly label: string;
  /** A drawing before the words. */
  readonly icon?: ReactNode | undefined;
}

export interface SwipeCardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'id'> {
  /** The same id as the deck uses, to remember the photo. */
  id: string;
  /** First name. */
  name: string;
  /** Age in years; without it the name stands alone. */
  age?: number | undefined;
  /** Whether the person is online now. */
  online: boolean;
  /** City, beside the status. */
  place?: string | undefined;
  /** Addresses of all photos, the first one first; none shows a placeholder. */
  photos: readonly string[];
  /** What the person is looking for, as chips. */
  goals?: readonly SwipeCardGoal[] | undefined;
  /** What the deck hands to `renderCard`; without it the card stands alone. */
  context?: SwipeCardContext | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<SwipeCardLabels> | undefined;
}

// [ENC-01]
/** The standard card of an encounter: photos, name, age, status, place and goals. */
export const SwipeCard = forwardRef<HTMLDivElement, SwipeCardProps>(function SwipeCard(props, ref) {
  const {
    id,
    name,
    age,
    online,
    place,
    photos,
    goals = [],
    context,
    labels: overrides,
    ...elementProps
  } = props;
  const labels = useLabels(swipeCardLabels, overrides);
  const [index, step] = usePhoto(props);
  return (
    <CardFrame ref={ref} {...elementProps}>
      <PhotoSlider {...{ photos, index, name, labels }} onStep={step} isActive={context?.isTop ?? true} />
      <div data-part="text">
        <h2>
          <span>
            <bdi>{age === undefined ? name : `${name}, ${age}`}</bdi>
            <i data-online={online || undefined} aria-hidden>
              &nbsp;
            </i>
          </span>
        </h2>
        <div id={context?.aboutId} data-part="about">
          <p data-part="place">
            <MapPin size={18} />
            <span translate="no">
              {place && <bdi>{place}</bdi>}
              {place && ' · '}
              {online ? labels.online : labels.offline}
            </span>
          </p>
          {goals.length > 0 && (
            <Goals aria-label={labels.goals}>
              {goals.map((goal) => (
                <li key={goal.id}>
                  {goal.icon} {goal.label}
                </li>
              ))}
            </Goals>
          )}
        </div>
      </div>
    </CardFrame>
  );
});

function usePhoto({ id, photos, context }: SwipeCardProps): [number, (delta: 1 | -1) => void] {
  const [index, setIndex] = useState(() => context?.photoIndexes.get(id) ?? 0);
  const shown = stepPhoto(index, 0, photos.length);
  const step = (delta: 1 | -1) => {
    const next = stepPhoto(shown, delta, photos.length);
    context?.photoIndexes.set(id, next);
    setIndex(next);
  };
  useEffect(() => {
    if (!context?.isTop) return undefined;
    context.photoStep.current = step;
    return () => {
      context.photoStep.current = null;
    };
  });
  return [shown, step];
}
