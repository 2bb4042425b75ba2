import { space } from '@iskra/ui';
import styled from 'styled-components';

export const Box = styled.section`
  margin-block-end: ${space(5)};
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: ${space(2)} 0 0;
  padding: 0;
  outline: none;
  list-style: none;
`;

/** The name takes the room that the buttons leave. */
export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  & > :first-child {
    margin-inline-end: auto;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  margin-block: ${space(2)};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
