import { useState } from 'react';
import styled from 'styled-components';
import { Announcement } from '../../announcer/Announcement';
import { color } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { useLabels } from '../../theme/useLabels';
import { characterCountLabels } from './characterCount.labels';
import { roomToSay } from './roomToSay';

export interface CharacterCountProps {
  length: number;
  max: number;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof characterCountLabels)['en']> | undefined;
}

/** `44/500`; a screen reader announces only that room runs out, not each character. */
export function CharacterCount({ length, max, labels: overrides }: CharacterCountProps) {
  const labels = useLabels(characterCountLabels, overrides);
  const room = useRoomToSay(length, max);
  return (
    <Count data-full={length >= max || undefined}>
      <span aria-hidden>{`${length}/${max}`}</span>
      <Announcement text={room === null ? null : room === 0 ? labels.full : labels.roomLeft(room)} />
    </Count>
  );
}

/** The room that was left when a mark was passed: the next letters are not counted aloud. */
function useRoomToSay(length: number, max: number): number | null {
  const mark = roomToSay(length, max);
  const room = mark === null ? null : Math.max(0, max - length);
  const [said, setSaid] = useState({ mark, room });
  if (said.mark !== mark) setSaid({ mark, room });
  return said.mark === mark ? said.room : room;
}

const Count = styled.div`
  position: relative;
  margin-block-start: 6px;
  color: ${color('text-muted')};
  ${typeStyle('small')}
  font-variant-numeric: tabular-nums;
  text-align: end;
  &[data-full] {
    color: ${color('text-primary')};
  }
`;
