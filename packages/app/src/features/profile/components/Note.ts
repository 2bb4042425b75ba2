import { color, typeStyle } from '@iskra/ui';
import styled from 'styled-components';

/** A sentence about what did not go through. */
export const Note = styled.p`
  ${typeStyle('small')}
  margin: 12px 0 0;
  color: ${color('negative-text')};
`;
