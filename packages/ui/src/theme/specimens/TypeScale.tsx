import styled from 'styled-components';
import { Text } from '../../primitives/Text';
import { color, space } from '../tokenRefs';
import { typeScale, type TypeName } from '../typeScale';

const largestFirst = (Object.keys(typeScale) as TypeName[]).reverse();

/** The styles of the type scale, the largest first, on one sentence. */
export function TypeScale({ sentence }: { sentence: string }) {
  return (
    <dl style={{ margin: 0 }}>
      {largestFirst.map((name) => {
        const { size, line, weight } = typeScale[name];
        return (
          <Line key={name}>
            <Text as="dt" variant="caption" tone="muted">
              {name} · {size}/{line} · {weight}
            </Text>
            <Text as="dd" variant={name}>
              {sentence}
            </Text>
          </Line>
        );
      })}
    </dl>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(100px, 140px) 1fr;
  gap: ${space(3)};
  align-items: center;
  padding-block: ${space(2)};
  border-block-start: 1px solid ${color('border-subtle')};
`;
