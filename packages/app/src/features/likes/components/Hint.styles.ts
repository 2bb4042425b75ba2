import { color, space, typeStyle } from '@iskra/ui';
import styled from 'styled-components';

/** What to know about a list, above it. */
export const Hint = styled.p`
  ${typeStyle('small')}
  max-inline-size: 60ch;
  margin: 0 0 ${space(5)};
  color: ${color('text-secondary')};
`;
