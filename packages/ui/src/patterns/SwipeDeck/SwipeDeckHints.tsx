import { ArrowLeft, ArrowRight, ArrowUp } from '../../icons/icons';
import type { ReactNode } from 'react';
import { Hints } from './SwipeDeck.styles';
import type { SwipeDeckLabels } from './swipeDeck.labels';

interface SwipeDeckHintsProps {
  labels: SwipeDeckLabels;
  /** Also the keys for photos and undo. */
  isComplete: boolean;
}

/** The keys of the deck, under the buttons on desktop. */
export function SwipeDeckHints({ labels, isComplete }: SwipeDeckHintsProps) {
  const hints: [ReactNode, string][] = [
    [<ArrowLeft key="left" size={14} aria-label="←" />, labels.hintPass],
    [<ArrowRight key="right" size={14} aria-label="→" />, labels.hintLike],
    [<ArrowUp key="up" size={14} aria-label="↑" />, labels.hintProfile],
  ];
  if (isComplete) hints.push([labels.keySpace, labels.hintPhoto], ['⌫', labels.hintUndo]);
  return (
    <Hints data-part="hints">
      {hints.map(([key, text]) => (
        <li key={text}>
          <kbd>{key}</kbd> {text}
        </li>
      ))}
    </Hints>
  );
}
