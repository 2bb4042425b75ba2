import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FormTitle } from '../../auth';
import { stepTitleId } from '../useStepFocus';

/** The heading of a step, which `useStepFocus` gives the focus to. */
export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <Title id={stepTitleId} tabIndex={-1}>
      {children}
    </Title>
  );
}

/** Nothing to press: the focus is there to be read out, not to be seen. */
const Title = styled(FormTitle)`
  &:focus {
    outline: none;
  }
`;
