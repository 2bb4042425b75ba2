import styled from 'styled-components';
import { paddingRules } from '../../theme/gapRules';
import { ownRoot } from '../../theme/ownRoot';
import { color, radius, shadow } from '../../theme/tokenRefs';

const levels = (['page', 'card', 'raised', 'sunken'] as const)
  .map((level) => `&[data-level='${level}'] { background: ${color(`surface-${level}`)}; }`)
  .join('\n');

const shadows = (['sm', 'md', 'lg'] as const)
  .map((name) => `&[data-shadow='${name}'] { box-shadow: ${shadow(name)}; }`)
  .join('\n');

const radii = Object.entries({ sm: 'sm', md: 'md', photo: 'photoMobile', lg: 'lg' } as const)
  .map(([name, token]) => `&[data-radius='${name}'] { border-radius: ${radius(token)}; }`)
  .join('\n');

export const SurfaceRoot = styled.div`
  ${ownRoot}
  min-inline-size: 0;
  margin: 0;
  ${levels}
  ${shadows}
  ${radii}
  ${paddingRules}
  &[data-border] {
    border: 1px solid ${color('border-subtle')};
  }
  @media (forced-colors: active) {
    &:not([data-level='page']) {
      border: 1px solid CanvasText;
    }
  }
`;
