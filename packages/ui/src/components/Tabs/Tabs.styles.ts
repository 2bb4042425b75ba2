import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { media } from '../../theme/media';
import { color, radius, size, space, weight } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

export const TabList = styled.div`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${color('border-subtle')};
`;

export const Tab = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${size('control-md')};
  padding: ${space(1)} ${space(4)};
  border: 0;
  border-radius: ${radius('sm')} ${radius('sm')} 0 0;
  background: none;
  color: ${color('text-secondary')};
  ${typeStyle('body')}
  font-weight: ${weight('medium')};
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color('surface-hover')};
    }
  }
  &[data-state='open'] {
    color: ${color('accent-text')};
    font-weight: ${weight('strong')};
  }
  &[data-state='open']::after {
    content: '';
    position: absolute;
    inset: auto ${space(2)} 0;
    block-size: 3px;
    border-radius: ${radius('full')};
    background: ${color('accent-solid')};
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  &:disabled {
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
`;

export const Panel = styled.div`
  padding-block-start: ${space(5)};
  border-radius: ${radius('sm')};
  ${focusRing}
`;
