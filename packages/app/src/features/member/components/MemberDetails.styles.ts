import { color, media, space, typeStyle } from '@iskra/ui';
import styled from 'styled-components';

export const Details = styled.div`
  ${typeStyle('body')}
  color: ${color('text-secondary')};
  & > h2 {
    ${typeStyle('display')}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(3)};
    margin: 0 0 ${space(1)};
    color: ${color('text-primary')};
    overflow-wrap: anywhere;
  }
  & > p {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    margin: ${space(1)} 0 0;
  }
  & h3 {
    ${typeStyle('lead')}
    margin: ${space(6)} 0 ${space(2)};
    color: ${color('text-primary')};
  }
  & > section > p {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    & > h2 {
      ${typeStyle('heading')}
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-block-start: ${space(5)};
`;
