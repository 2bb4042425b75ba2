import { Text, color, space } from '@iskra/ui';
import { Clock3 } from '@iskra/ui/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface WaitsNoteProps {
  /** What happens when there is a network. */
  children: ReactNode;
}

/** Says quietly, beside what the member did, that it waits for a network. */
export function WaitsNote({ children }: WaitsNoteProps) {
  return (
    <Note role="status">
      <Clock3 size={16} />
      <Text variant="small">{children}</Text>
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin: ${space(1)} 0 0;
  color: ${color('text-muted')};
  & > svg {
    flex: none;
  }
`;
