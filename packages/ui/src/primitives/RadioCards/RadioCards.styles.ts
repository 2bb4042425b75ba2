import styled from 'styled-components';
import { media } from '../../theme/media';
import { color, duration, easing, radius, size, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export const CardsRoot = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  margin-block-end: ${space(2)};
  padding: 0;
  color: ${color('text-secondary')};
  ${typeStyle('small')}
  font-weight: ${weight('strong')};
  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  /* Equal columns, as many as wanted; a line that has no room for their longest words takes fewer. */
  & > label {
    flex: 1 1 calc((100% - (var(--card-columns) - 1) * ${space(3)}) / var(--card-columns) - 0.5px);
    min-inline-size: min-content;
    overflow-wrap: break-word;
  }
  ${media.mobile} {
    display: grid;
    & > label {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A dot at the corner says it besides the colour. */
export const Mark = styled.span`
  position: absolute;
  --mark: ${space(5)};
  /* In the middle of the first line. */
  inset-block-start: calc(${space(5)} + (1lh - var(--mark)) / 2);
  inset-inline-end: ${space(4)};
  inline-size: var(--mark);
  block-size: var(--mark);
  border: 1px solid ${color('border-strong')};
  border-radius: ${radius('full')};
  pointer-events: none;
  & > svg {
    display: none;
  }
  [data-tone='premium'] & {
    display: grid;
    place-items: center;
    --mark: ${space(6)};
    color: ${color('surface-card')};
  }
`;

export const CardLabel = styled.label`
  position: relative;
  display: block;
  padding: ${space(5)};
  padding-inline-end: ${space(12)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('photoMobile')};
  background: ${color('surface-card')};
  cursor: pointer;
  transition: background-color ${duration('fast')} ${easing('standard')};
  ${media.hover} {
    &:hover {
      background: ${color('surface-hover')};
    }
  }
  & > input {
    position: absolute;
    inset: 0;
    /* WebKit stretches no radio of its own look: a reader would point at a corner. */
    appearance: none;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(input:checked) {
    border-color: ${color('accent-solid')};
    box-shadow: inset 0 0 0 1px ${color('accent-solid')};
  }
  & > input:checked ~ ${Mark} {
    border: 6px solid ${color('accent-solid')};
  }
  [data-tone='premium'] & {
    border-color: ${color('border-strong')};
  }
  [data-tone='premium'] &:has(input:checked) {
    border-color: ${color('premium-solid')};
    background: ${color('premium-soft')};
    box-shadow: inset 0 0 0 1px ${color('premium-solid')};
  }
  [data-tone='premium'] & > input:checked ~ ${Mark} {
    border: 0;
    background: ${color('premium-text')};
    & > svg {
      display: block;
      inline-size: ${size('icon-sm')};
      block-size: ${size('icon-sm')};
    }
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
  &[data-disabled] {
    background: ${color('surface-sunken')};
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has(input:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
