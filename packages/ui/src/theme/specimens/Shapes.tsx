import styled from 'styled-components';
import { Text } from '../../primitives/Text';
import { radiusScale, type RadiusName } from '../scales';
import type { ShadowName } from '../shadows';
import { color, radius, shadow, space } from '../tokenRefs';

/** The corners there are. */
export function Corners({ names }: { names: readonly RadiusName[] }) {
  return (
    <Row>
      {names.map((name) => (
        <Shape key={name}>
          <Outline style={{ borderRadius: radius(name) }} />
          <Text variant="caption" tone="muted">
            {name} · {name === 'full' ? 'full' : radiusScale[name]}
          </Text>
        </Shape>
      ))}
    </Row>
  );
}

/** The shadows of the theme around it. */
export function Shadows({ names }: { names: readonly ShadowName[] }) {
  return (
    <Row>
      {names.map((name) => (
        <Shape key={name}>
          <Raised style={{ boxShadow: shadow(name) }} />
          <Text variant="caption" tone="muted">
            shadow-{name}
          </Text>
        </Shape>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 100px);
  gap: ${space(5)} ${space(3)};
`;

const Shape = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Outline = styled.div`
  block-size: ${space(16)};
  border: 1px solid ${color('border-strong')};
  background: ${color('surface-card')};
`;

const Raised = styled.div`
  block-size: 80px;
  margin-block-end: ${space(5)};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
`;
