import * as Radix from '@radix-ui/react-dropdown-menu';
import styled, { keyframes } from 'styled-components';
import { ownRoot } from '../../theme/ownRoot';
import { color, duration, easing, radius, shadow, size, space, travel, z } from '../../theme/tokenRefs';
import { typeStyle } from '../../theme/typeStyle';

const drop = keyframes`from { opacity: 0; transform: translateY(${travel('-8px')}); }`;
const fade = keyframes`to { opacity: 0; }`;

export const MenuPanel = styled(Radix.Content)`
  ${ownRoot}
  z-index: ${z('modal')};
  min-inline-size: ${size('menu')};
  max-inline-size: calc(100vw - 2 * ${space(3)});
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${space(1)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: ${shadow('lg')};
  animation: ${drop} ${duration('base')} ${easing('standard')};
  &[data-state='closed'] {
    animation: ${fade} ${duration('fast')} ${easing('standard')} forwards;
  }
`;

export const MenuRow = styled(Radix.Item)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${size('control-md')};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius('sm')};
  ${typeStyle('body')}
  color: inherit;
  text-decoration: none;
  outline: none;
  cursor: pointer;
  -webkit-user-select: none;
  & > svg {
    inline-size: ${size('icon-md')};
    block-size: ${size('icon-md')};
    color: ${color('text-secondary')};
  }
  &[data-highlighted] {
    background: ${color('surface-hover')};
  }
  &[data-highlighted]:focus-visible {
    box-shadow: inset 0 0 0 2px ${color('focus')};
  }
  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: ${color('negative-text')};
  }
  &[data-disabled] {
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
`;

export const MenuLine = styled(Radix.Separator)`
  block-size: 1px;
  margin: ${space(1)} 0;
  background: ${color('border-subtle')};
`;
