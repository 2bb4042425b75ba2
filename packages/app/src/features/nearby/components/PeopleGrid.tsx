import { duration, media, space } from '@iskra/ui';
import styled from 'styled-components';

/** Cards of people: two columns on a phone, three to five on a desktop. */
export const PeopleGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 28px ${space(5)};
  transition: opacity ${duration('base')};
  &[data-fading] {
    opacity: 0.6;
  }
  @media (max-width: 1180px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 1600px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(5)} ${space(3)};
  }
  /* In a tablet's window with large text. */
  @media (max-width: 30em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Text so large that a card's button would find no place in half the window. */
  @media (max-width: 16em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
