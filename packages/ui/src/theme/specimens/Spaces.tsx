import styled from 'styled-components';
import { Text } from '../../primitives/Text';
import { spaceScale, type SpaceStep } from '../scales';
import { color, space } from '../tokenRefs';

const steps = Object.keys(spaceScale).map(Number) as SpaceStep[];

/** The steps of the 4 px grid as squares. */
export function Spaces() {
  return (
    <Row>
      {steps.map((step) => (
        <figure key={step} style={{ margin: 0 }}>
          <Square style={{ inlineSize: space(step), blockSize: space(step) }} />
          <Text as="figcaption" variant="caption" tone="muted">
            {spaceScale[step]}
          </Text>
        </figure>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: end;
`;

const Square = styled.div`
  margin-block-end: ${space(2)};
  border: 1px solid ${color('accent-text')};
  background: ${color('accent-soft-hover')};
`;
