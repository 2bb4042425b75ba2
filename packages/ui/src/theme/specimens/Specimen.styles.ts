import styled from 'styled-components';
import { color, radius, space } from '../tokenRefs';
import { typeStyle } from '../typeStyle';

/** Specimens beside each other, as many as fit. */
export const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${space(5)};
`;

/** The name of a token and its value under it. */
export const Legend = styled.span`
  display: grid;
  ${typeStyle('caption')}
  overflow-wrap: anywhere;
  & > span {
    color: ${color('text-muted')};
  }
`;

/** A piece of colour. */
export const Swatch = styled.span`
  display: block;
  block-size: ${space(12)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('md')};
  forced-color-adjust: none;
`;
