import { space, z } from '@iskra/ui';
import styled from 'styled-components';

/** Where a word about a part of the screen stands, over the screen. */
export const OverScreen = styled.div`
  position: fixed;
  inset: ${space(4)} ${space(4)} auto;
  z-index: ${z('modal')};
  max-inline-size: 560px;
  margin-inline: auto;
`;
