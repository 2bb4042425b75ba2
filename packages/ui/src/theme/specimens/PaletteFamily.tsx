import styled from 'styled-components';
import { space } from '../tokenRefs';
import { typeStyle } from '../typeStyle';
import { Legend, Swatch } from './Specimen.styles';

export interface PaletteFamilyProps {
  /** Name of the family. */
  title: string;
  /** Colours by step. */
  steps: Readonly<Record<string | number, string>>;
}

/** The steps of one family of the palette side by side. */
export function PaletteFamily({ title, steps }: PaletteFamilyProps) {
  return (
    <section>
      <Title>{title}</Title>
      <Steps>
        {Object.entries(steps).map(([step, hex]) => (
          <Step key={step}>
            <Swatch style={{ background: hex }} />
            <Small>
              {step}
              <span>{hex}</span>
            </Small>
          </Step>
        ))}
      </Steps>
    </section>
  );
}

const Title = styled.h3`
  margin: 0 0 ${space(2)};
  ${typeStyle('caption')}
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const Step = styled.div`
  display: grid;
  flex: 1 1 0;
  gap: ${space(2)};
  min-inline-size: max-content;
`;

/* Seven letters of a hex have to fit under the narrowest swatch. */
const Small = styled(Legend)`
  & > span {
    font-size: 0.625rem;
    white-space: nowrap;
  }
`;
