import styled from 'styled-components';
import { color, radius, shadow, space, weight, z } from '../../theme/tokenRefs';
import { media } from '../../theme/media';
import { typeStyle } from '../../theme/typeStyle';

export const FloatingDay = styled.div`
  position: absolute;
  inset-block-start: ${space(3)};
  inset-inline-start: 50%;
  z-index: ${z('sticky')};
  translate: -50%;
  padding: 6px ${space(3)};
  border-radius: ${radius('full')};
  background: ${color('surface-card')};
  box-shadow: ${shadow('sm')};
  ${typeStyle('caption')}
  font-weight: ${weight('strong')};
  color: ${color('text-secondary')};
  pointer-events: none;

  [dir='rtl'] & {
    translate: 50%;
  }

  &:empty {
    display: none;
  }
`;

export const ToEnd = styled.button`
  position: absolute;
  inset-block-end: ${space(3)};
  inset-inline-start: 50%;
  z-index: ${z('sticky')};
  translate: -50%;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  min-inline-size: 44px;
  justify-content: center;
  padding: 0 ${space(4)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('full')};
  background: ${color('surface-raised')};
  color: ${color('accent-text')};
  box-shadow: ${shadow('md')};
  ${typeStyle('small')}
  font-weight: ${weight('strong')};
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }

  [dir='rtl'] & {
    translate: 50%;
  }
`;

export const Typing = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: ${space(8)};
  overflow: hidden;
  /* Over messages that are scrolled by. */
  background: ${color('surface-page')};
  ${typeStyle('caption')}
  color: ${color('text-muted')};
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;

  ${media.mobile} {
    inset-inline: ${space(4)};
  }
`;
