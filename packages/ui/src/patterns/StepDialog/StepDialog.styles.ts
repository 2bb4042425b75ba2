import styled, { keyframes } from 'styled-components';
import { Dialog } from '../../components/Dialog/Dialog';
import { color, duration, easing, radius, space, travel } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

const fromEnd = keyframes`from { opacity: 0; transform: translateX(${travel('24px')}); }`;
const fromStart = keyframes`from { opacity: 0; transform: translateX(${travel('-24px')}); }`;

/** The current step is named above the title. */
export const Window = styled(Dialog.Content)`
  & > header > p {
    order: -1;
    display: flex;
    align-items: center;
    gap: ${space(3)};
    margin-block-end: ${space(2)};
  }
  &[data-tone='premium'] > header > h2 {
    ${typeStyle('heading')}
  }
  &[data-tone='premium'] > footer > [type='submit'] {
    flex: 1 1 auto;
  }
`;

/** A dot for each step, the one that shows drawn long; gold for premium. */
export const Dots = styled.span`
  display: inline-flex;
  gap: 6px;
  & > span {
    inline-size: ${space(2)};
    block-size: ${space(2)};
    border-radius: ${radius('full')};
    background: ${color('track')};
  }
  & > [data-state='past'],
  & > [data-state='current'] {
    background: ${color('accent-solid')};
  }
  & > [data-state='current'] {
    inline-size: ${space(6)};
  }
  [data-tone='premium'] & > [data-state='past'],
  [data-tone='premium'] & > [data-state='current'] {
    background: ${color('premium-solid')};
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

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
