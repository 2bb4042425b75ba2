import styled from 'styled-components';
import { space } from '../../theme/tokenRefs';
import { listStyles } from './listStyles';

/** As high as the window's body, less what the keyboard on the screen takes of it: `--visible` is what it leaves. */
export const SheetBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  block-size: calc(100% - 100dvh + var(--visible, 100dvh));
  min-block-size: 160px;
  ${listStyles}
`;
