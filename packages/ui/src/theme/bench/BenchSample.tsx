import styled from 'styled-components';
import { Banner } from '../../components/Banner';
import { Button } from '../../primitives/Button';
import { Chip } from '../../primitives/Chip';
import { Stack } from '../../primitives/Stack';
import { Switch } from '../../primitives/Switch';
import { TextField } from '../../primitives/TextField';
import type { ThemeColoursAndCorners } from '../designTokens/buildDesignTokens';
import { ThemePanel } from '../specimens/ThemePanel';
import { color, gradient, radius, space } from '../tokenRefs';
import { draftVariables } from './draftVariables';
import { useBenchWords } from './useBenchWords';

/** Parts of the kit in one theme of the draft. */
export function BenchSample({ theme, draft }: { theme: 'light' | 'dark'; draft: ThemeColoursAndCorners }) {
  const { sample, [theme]: name } = useBenchWords();
  return (
    <ThemePanel theme={theme} style={draftVariables(draft, theme)}>
      <Panel role="group" aria-label={name}>
        <Mark aria-hidden />
        <Stack direction="row" gap={3} wrap>
          <Button>{sample.button}</Button>
          <Button variant="soft">{sample.soft}</Button>
          <Button variant="text">{sample.later}</Button>
          <Chip>{sample.chip}</Chip>
        </Stack>
        <TextField label={sample.field} />
        <Switch label={sample.online} defaultChecked />
        <Banner>{sample.banner}</Banner>
        <Bubble data-own>{sample.own}</Bubble>
        <Bubble>{sample.other}</Bubble>
      </Panel>
    </ThemePanel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(6)};
  background: ${color('surface-page')};
  color: ${color('text-primary')};
`;

const Mark = styled.span`
  block-size: ${space(2)};
  border-radius: ${radius('full')};
  background-image: ${gradient('ember')};
`;

const Bubble = styled.p`
  justify-self: start;
  margin: 0;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius('lg')};
  background: ${color('bubble-other')};
  color: ${color('bubble-other-text')};
  &[data-own] {
    justify-self: end;
    background: ${color('bubble-own')};
    color: ${color('bubble-own-text')};
  }
`;
