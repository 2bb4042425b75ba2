import { ChevronLeft, ChevronRight, ImageOff, UserRound } from '../../icons/icons';
import { useState, type ReactNode } from 'react';
import { Arrow, Bars, Counter, Fallback, RetryButton } from './SwipeCard.styles';
import type { SwipeCardLabels } from './swipeCard.labels';

interface PhotoSliderProps {
  /** Addresses, the first one first. */
  photos: readonly string[];
  /** Photo to show, within 0 and the last. */
  index: number;
  /** The arrows ask for the next (1) or previous (-1) photo. */
  onStep: (delta: 1 | -1) => void;
  /** Whose photos, for the alternative text. */
  name: string;
  /** Only the top card loads neighbours and can be pressed. */
  isActive: boolean;
  labels: SwipeCardLabels;
}

// [ENC-01, ENC-02]
/** One photo at a time with bars, counter and arrows; only the neighbours are kept loaded. */
export function PhotoSlider({ photos, index, onStep, name, isActive, labels }: PhotoSliderProps) {
  const count = photos.length;
  const reach = isActive ? 1 : 0;
  const loaded = photos.flatMap((src, at) => (Math.abs(at - index) <= reach ? [{ src, at }] : []));
  return (
    <div
      data-part="photos"
      role="group"
      aria-label={count > 0 ? labels.photo(index + 1, count) : labels.noPhoto}
    >
      {count === 0 && (
        <Fallback>
          <UserRound size={96} strokeWidth={1.25} />
          <span>{labels.noPhoto}</span>
        </Fallback>
      )}
      {loaded.map(({ src, at }) => (
        <SliderPhoto
          key={`${at} ${src}`}
          src={src}
          isCurrent={at === index}
          alt={labels.photoAlt(name, at + 1, count)}
          labels={labels}
        />
      ))}
      {count > 1 && (
        <>
          <Bars aria-hidden>
            {photos.map((src, at) => (
              <i key={`${at} ${src}`} data-current={at === index || undefined} />
            ))}
          </Bars>
          <Counter aria-hidden>{`${index + 1}/${count}`}</Counter>
          <Turn side="previous" label={labels.previousPhoto} isEnd={index === 0} onTurn={() => onStep(-1)}>
            <ChevronLeft size={24} />
          </Turn>
          <Turn side="next" label={labels.nextPhoto} isEnd={index === count - 1} onTurn={() => onStep(1)}>
            <ChevronRight size={24} />
          </Turn>
        </>
      )}
    </div>
  );
}

interface TurnProps {
  side: 'previous' | 'next';
  label: string;
  isEnd: boolean;
  onTurn: () => void;
  children: ReactNode;
}

// [B1.10]
function Turn({ side, label, isEnd, onTurn, children }: TurnProps) {
  // Neither `disabled` nor left out: it would lose the focus, and with it the deck its keys.
  return (
    <Arrow
      type="button"
      data-side={side}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onTurn}
    >
      {children}
    </Arrow>
  );
}

interface SliderPhotoProps {
  src: string;
  alt: string;
  isCurrent: boolean;
  labels: SwipeCardLabels;
}

function SliderPhoto({ src, alt, isCurrent, labels }: SliderPhotoProps) {
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const retry = () => {
    setBroken(false);
    setAttempt((before) => before + 1);
  };
  if (isBroken && !isCurrent) return null;
  if (isBroken)
    return (
      <Fallback>
        <ImageOff size={48} strokeWidth={1.5} />
        <span>{labels.brokenPhoto}</span>
        <RetryButton type="button" onClick={retry}>
          {labels.retry}
        </RetryButton>
      </Fallback>
    );
  return (
    <img
      key={attempt}
      src={src}
      alt={isCurrent ? alt : ''}
      data-current={isCurrent || undefined}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}
