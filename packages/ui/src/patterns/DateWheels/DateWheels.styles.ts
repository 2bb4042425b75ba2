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
  display: grid;
  grid-template-columns: 1fr 1.4fr 1.1fr;
  gap: ${space(3)};

  &[data-parts^='month'] {
    grid-template-columns: 1.4fr 1fr 1.1fr;
  }

  &[data-parts^='year'] {
    grid-template-columns: 1.1fr 1.4fr 1fr;
  }

  /* On a small phone, or with large letters, no part is cut: a line takes as many as fit. */
  @media (max-width: 480px) {
    &[data-parts] {
      display: flex;
      flex-wrap: wrap;
    }
    & > * {
      flex: 1 1 5.4em;
    }
    &[data-parts^='month'] > :first-child,
    &:not([data-parts^='month']) > :nth-child(2) {
      flex-basis: 7.6em;
    }
    & select {
      padding-inline: ${space(3)} 36px;
    }
    & select + svg {
      inset-inline-end: ${space(3)};
    }
  }
`;
