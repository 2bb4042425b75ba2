import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { color, radius, space } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';
import { listStyles } from './listStyles';

export const Anchor = styled.div`
  position: relative;

  button[data-part='clear'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    margin-inline-end: calc(-1 * ${space(3)});
    padding: 0;
    border: 0;
    border-radius: ${radius('sm')};
    background: none;
    color: ${color('text-secondary')};
    cursor: pointer;
    ${focusRing}
  }

  ${listStyles}
`;

export const OpenButton = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: 52px;
  padding-inline: ${space(4)};
  border: 1px solid ${color('border-strong')};
  border-radius: ${radius('md')};
  background: ${color('surface-card')};
  color: ${color('text-primary')};
  font-family: inherit;
  ${typeStyle('body')}
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}

  &[data-size='md'] {
    min-block-size: 44px;
  }

  &[data-invalid] {
    border-color: ${color('negative')};
    box-shadow: inset 0 0 0 1px ${color('negative')};
  }

  &[data-placeholder] {
    color: ${color('text-muted')};
  }

  &:disabled {
    border-color: ${color('border-subtle')};
    background: ${color('surface-sunken')};
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
`;
