import styled from 'styled-components';
import { color, space, weight } from '../tokenRefs';
import { typeStyle } from '../typeStyle';

/** A sheet: both themes side by side where there is room. */
export const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  & > * {
    flex: 1 1 480px;
    min-inline-size: 0;
  }
`;

export const Page = styled.div`
  display: grid;
  gap: ${space(10)};
  padding: ${space(12)};
  @media (max-width: 600px) {
    padding: ${space(4)};
  }
`;

export const PageHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  color: ${color('text-primary')};
`;

export const Part = styled.section`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
  & > h3 {
    margin: 0;
    ${typeStyle('small')}
    font-weight: ${weight('strong')};
  }
`;

/** Columns as long as there is room for them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: ${space(5)} ${space(4)};
  align-items: start;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
`;

/** Something with its name above. */
export const Named = styled.figure`
  display: grid;
  gap: 6px;
  margin: 0;
  & > figcaption {
    ${typeStyle('caption')}
    color: ${color('text-muted')};
  }
`;
