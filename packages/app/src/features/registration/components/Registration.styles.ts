import { color, duration, easing, media, radius, shadow, space, focusRing, typeStyle } from '@iskra/ui';
import styled from 'styled-components';

export const Header = styled.div`
  ${typeStyle('small')}
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  color: ${color('text-secondary')};
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: ${space(3)};
    color: ${color('accent-text')};
    font-weight: 650;
    text-decoration: none;
    ${focusRing}
  }
  ${media.mobile} {
    & [data-wide] {
      display: none;
    }
  }
`;

export const Bars = styled.div`
  display: flex;
  gap: 6px;
  & > i {
    flex: 1;
    block-size: 4px;
    border-radius: ${radius('full')};
    background: ${color('track')};
    transition: background ${duration('base')} ${easing('standard')};
  }
  & > i[data-done] {
    background: ${color('accent-solid')};
  }
`;

export const StepText = styled.p`
  ${typeStyle('small')}
  margin: ${space(3)} 0 ${space(6)};
  color: ${color('text-muted')};
`;

/** Gender choices: two large buttons side by side. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${space(4)};
  margin-block: ${space(8)};
`;

export const Choice = styled.button`
  ${typeStyle('lead')}
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(6)};
  padding: ${space(5)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('lg')};
  background: ${color('surface-card')};
  color: ${color('text-primary')};
  box-shadow: ${shadow('sm')};
  cursor: pointer;
  transition: background ${duration('fast')} ${easing('standard')};
  ${focusRing}
  &:hover {
    background: ${color('surface-hover')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('accent-solid')};
    background: ${color('accent-soft')};
    color: ${color('accent-text')};
  }
`;

export const Note = styled.p`
  ${typeStyle('small')}
  margin: 0;
  color: ${color('text-muted')};
`;

/** The age that follows from the date, under the wheels. */
export const Result = styled.p`
  ${typeStyle('body')}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: fit-content;
  min-block-size: 36px;
  margin: 0 auto;
  padding: ${space(1)} ${space(4)};
  border-radius: ${radius('full')};
  background: ${color('accent-soft')};
  color: ${color('accent-text')};
  font-weight: 600;
`;
