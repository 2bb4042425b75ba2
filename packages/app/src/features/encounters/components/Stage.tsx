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
    margin: -4px -4px -16px;
  }
`;

/** Card, buttons and key hints together; on a phone all the room between header and menu. */
export const DeckBox = styled.div`
  grid-area: deck;
  block-size: clamp(520px, 100dvh - 136px, 756px);
  ${media.mobile} {
    block-size: calc(100dvh - 56px - 64px - env(safe-area-inset-bottom) - 20px);
    min-block-size: max(400px, 20rem);
    display: flex;
    flex-direction: column;
    & > :last-child {
      flex: 1;
      min-block-size: 0;
    }
  }
`;

/** Beside the card, or under it where there is less room. */
export const PanelBox = styled.div`
  grid-area: panel;
`;
