import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button';
import { Text } from '../../primitives/Text';
import { durationScale, easingScale, type DurationName, type EasingName } from '../scales';
import { color, duration, easing, radius, space, travel } from '../tokenRefs';
import { useMotionPreference } from '../useMotionPreference';

export interface MotionSampleProps {
  durationName: DurationName;
  easingName: EasingName;
}

/** A disc that goes there and back with one duration and curve; in reduced motion it stays where it is. */
export function MotionSample({ durationName, easingName }: MotionSampleProps) {
  const [isThere, setThere] = useState(false);
  const isReduced = useMotionPreference();
  const style = {
    transitionDuration: duration(durationName),
    transitionTimingFunction: easing(easingName),
  };
  return (
    <Row>
      <Button size="sm" variant="secondary" onClick={() => setThere(!isThere)}>
        {durationName} · {easingName}
      </Button>
      <Rail>
        <Disc data-there={isThere || undefined} style={style} />
      </Rail>
      <Text variant="caption" tone="muted">
        {isReduced
          ? 'без движения'
          : `${durationScale[durationName]} мс · ${easingScale[easingName].join(', ')}`}
      </Text>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 200px) minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color('border-subtle')};
`;

const Rail = styled.div`
  container-type: inline-size;
  border-radius: ${radius('full')};
  background: ${color('surface-sunken')};
`;

const Disc = styled.div`
  inline-size: ${space(8)};
  block-size: ${space(8)};
  border-radius: ${radius('full')};
  background: ${color('accent-solid')};
  transition-property: transform;
  &[data-there] {
    transform: translateX(${travel(`(100cqi - ${space(8)})`)});
  }
  [dir='rtl'] &[data-there] {
    transform: translateX(${travel(`(${space(8)} - 100cqi)`)});
  }
`;
