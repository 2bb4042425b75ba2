import { ArrowLeft, ArrowRight, ArrowUp } from '../../icons/icons';
import { memo, type ReactNode } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { mobileMaxWidth } from '../../theme/scales';
import { Hints, KeyRow } from './SwipeDeck.styles';
import type { SwipeDeckLabels } from './swipeDeck.labels';

interface SwipeDeckHintsProps {
  labels: SwipeDeckLabels;
  /** A profile can be opened. */
  hasProfile: boolean;
  /** Also the keys for photos and undo. */
  isComplete: boolean;
}

/** Where the styles hide them: what a server drew goes when the page starts. */
const withoutKeys = `(max-width: ${mobileMaxWidth}px), (pointer: coarse)`;

/** The keys of the deck, under the buttons on desktop. */
export const SwipeDeckHints = memo(function SwipeDeckHints(props: SwipeDeckHintsProps) {
  const { labels, hasProfile, isComplete } = props;
  if (useMediaQuery(withoutKeys, false)) return null;
  const hints: Hint[] = [
    [<ArrowLeft key="left" size={14} aria-label="←" />, labels.hintPass],
    [<ArrowRight key="right" size={14} aria-label="→" />, labels.hintLike],
  ];
  if (hasProfile) hints.push([<ArrowUp key="up" size={14} aria-label="↑" />, labels.hintProfile]);
  return (
    <Hints data-part="hints">
      <Keys hints={hints} />
      {isComplete && (
        <Keys
          hints={[
            [labels.keySpace, labels.hintPhoto],
            ['⌫', labels.hintUndo],
          ]}
        />
      )}
    </Hints>
  );
});

/** A key and what it does. */
type Hint = readonly [ReactNode, string];

function Keys({ hints }: { hints: readonly Hint[] }) {
  return (
    <KeyRow>
      {hints.map(([key, text]) => (
        <li key={text}>
          <kbd>{key}</kbd> {text}
        </li>
      ))}
    </KeyRow>
  );
}
