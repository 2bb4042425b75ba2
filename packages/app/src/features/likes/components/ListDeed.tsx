import { Button, Text, space } from '@iskra/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface ListDeedProps {
  /** The button's words. */
  text: ReactNode;
  /** The same with the person's name, for screen readers. */
  label: string;
  /** It is being done. @default false */
  busy?: boolean | undefined;
  /** What to say when it failed. @default it did not */
  problem?: string | undefined;
  onClick: () => void;
}

/** What can be done with a person of a list, under the card; a failure stands where it was tried (D-11). */
export function ListDeed({ text, label, busy, problem, onClick }: ListDeedProps) {
  return (
    <Place>
      <Button variant="soft" size="sm" fullWidth busy={busy} aria-label={label} onClick={onClick}>
        {text}
      </Button>
      {problem && (
        <Text as="p" variant="small" tone="negative" role="alert">
          {problem}
        </Text>
      )}
    </Place>
  );
}

const Place = styled.div`
  margin-block-start: ${space(2)};
`;
