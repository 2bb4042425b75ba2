import { memo } from 'react';
import type { Line } from '../messages';

/** A message as one would draw it in a list that brings no bubbles. */
export const Bubble = memo(function Bubble({ senderId, content, createdAt }: Line) {
  const date = new Date(createdAt);
  return (
    <div className="row" data-own={senderId === 1 ? '' : undefined}>
      <div className="bubble" dir="auto">
        {content}
      </div>
      <time>{`${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`}</time>
    </div>
  );
});
