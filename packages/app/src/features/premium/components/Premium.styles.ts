import { color, radius, space, typeStyle } from '@iskra/ui';
import styled from 'styled-components';

/** A paragraph of a step. */
export const Words = styled.p`
  ${typeStyle('body')}
  margin: 0;
  color: ${color('text-secondary')};
`;

/** What is drawn inside a package's card: gold on the chosen one. */
export const PackageFace = styled.span`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  & > [data-part='term'] {
    ${typeStyle('lead')}
  }
  & > [data-part='price'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(2)};
    margin-block-start: ${space(2)};
    ${typeStyle('heading')}
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & s {
    ${typeStyle('body')}
    color: ${color('text-secondary')};
  }
  & > [data-part='per-day'] {
    ${typeStyle('small')}
    color: ${color('text-secondary')};
  }
  & > [data-part='saving'] {
    ${typeStyle('caption')}
    margin-block-start: ${space(3)};
    padding: ${space(1)} ${space(3)};
    border-radius: ${radius('full')};
    background: ${color('surface-sunken')};
    color: ${color('text-secondary')};
  }
  input:checked ~ * > & > [data-part='saving'] {
    background: ${color('surface-card')};
    color: ${color('premium-text')};
  }
`;

/** The number to pay to, in four groups that stay whole. */
export const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(4)} ${space(5)};
  border: 1px solid ${color('premium-border')};
  border-radius: ${radius('photoMobile')};
  background: ${color('premium-soft')};
  & > p {
    ${typeStyle('title')}
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    margin: 0;
    font-variant-numeric: tabular-nums;
    -webkit-user-select: all;
  }
`;
