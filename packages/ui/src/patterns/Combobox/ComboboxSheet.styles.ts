import styled from 'styled-components';
import { space } from '../../theme/tokenRefs';
import { listStyles } from './listStyles';

/** `--visible` is what the keyboard on the screen leaves of the window. */
export const SheetBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  block-size: calc(var(--visible, 100dvh) - 140px);
  min-block-size: 160px;
  ${listStyles}
`;
