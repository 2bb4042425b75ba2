import styled, { keyframes } from 'styled-components';
import { color, duration, easing, space, travel } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

const fromEnd = keyframes`from { opacity: 0; transform: translateX(${travel('24px')}); }`;
const fromStart = keyframes`from { opacity: 0; transform: translateX(${travel('-24px')}); }`;

export const StepForm = styled.form`
  display: grid;
  gap: ${space(5)};
`;

/** The step's fields come from the side one goes to. */
export const StepFields = styled.div`
  display: grid;
  gap: ${space(5)};
  &[data-direction='forward'] {
    animation: ${fromEnd} ${duration('base')} ${easing('standard')};
  }
  &[data-direction='back'] {
    animation: ${fromStart} ${duration('base')} ${easing('standard')};
  }
`;

/** What stands in the way, under the title. */
export const Problem = styled.p`
  ${typeStyle('small')}
  margin: 0;
  color: ${color('negative-text')};
  white-space: pre-line;
`;
