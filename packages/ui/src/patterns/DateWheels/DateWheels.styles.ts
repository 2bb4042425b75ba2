import styled from 'styled-components';
import { color, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export const DateField = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    margin-block-end: 6px;
    ${typeStyle('small')}
    font-weight: ${weight('strong')};
    color: ${color('text-secondary')};
  }

  > [role='presentation'] {
    container-type: inline-size;
  }

  /* On a phone a third of the room is too little for "September". */
  @container (max-width: 24rem) {
    > [role='presentation'] > [data-column='month'] {
      flex-grow: 1.7;
    }

    > [role='presentation'] > [data-column='year'] {
      flex-grow: 1.2;
    }
  }

  /* Where the letters are large for the room, a month takes what day and year do not need. */
  @container (max-width: 18rem) {
    > [role='presentation'] > [data-column='day'] {
      flex-grow: 0.8;
    }

    > [role='presentation'] > [data-column='month'] {
      flex-grow: 2.2;
    }

    > [role='presentation'] > [data-column='year'] {
      flex-grow: 1.3;
    }
  }
`;

export const SelectRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  /* By itself a select is as wide as its longest choice: none is cut, and what finds no room takes the next line. */
  & > * {
    flex: 1 1 auto;
  }

  /* In a card of 390 px all three stand in one line, in each language of the kit. */
  @media (max-width: 480px) {
    gap: ${space(2)};

    & select {
      padding-inline: ${space(3)} 36px;
    }
    & select + svg {
      inset-inline-end: ${space(3)};
    }
  }
`;
