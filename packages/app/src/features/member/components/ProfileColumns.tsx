import { media, space } from '@iskra/ui';
import styled from 'styled-components';

/** Photos on one side, words on the other; one under the other on a phone. */
export const ProfileColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 540px) minmax(0, 1fr);
  gap: 56px;
  align-items: start;
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 540px);
    gap: ${space(8)};
  }
  ${media.mobile} {
    gap: ${space(6)};
  }
`;
