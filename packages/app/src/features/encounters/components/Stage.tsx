import { media, typeStyle } from '@iskra/ui';
import styled from 'styled-components';

/** Card and filters side by side on a desktop, the card alone on a phone. */
export const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px) minmax(0, 312px);
  grid-template-areas: 'title .' 'deck panel';
  gap: 0 48px;
  justify-content: center;
  align-items: start;
  & > h1 {
    ${typeStyle('heading')}
    grid-area: title;
    margin: 0 0 22px;
  }
  & > section {
    grid-area: deck;
  }
  & > aside {
    grid-area: panel;
  }
  @media (max-width: 1040px) {
    grid-template-columns: minmax(0, 420px);
    grid-template-areas: 'title' 'deck' 'panel';
    gap: 32px;
    & > h1 {
      margin: 0;
    }
  }
  ${media.mobile} {
    display: block;
    margin-inline: -4px;
  }
`;
