import { Slider } from '../../primitives/Slider';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import type { ThemeColoursAndCorners } from '../designTokens/buildDesignTokens';
import type { RadiusName } from '../scales';
import { useBenchWords } from './useBenchWords';

export interface CornersProps {
  draft: ThemeColoursAndCorners;
  onDraft: (draft: ThemeColoursAndCorners) => void;
}

/** The others are round, or belong to one place. */
const corners: readonly RadiusName[] = ['sm', 'md', 'lg'];

/** The corners of the draft, 0 to 32 px. */
export function Corners({ draft, onDraft }: CornersProps) {
  const words = useBenchWords();
  const change = (name: RadiusName, pixels: number) =>
    onDraft({ ...draft, radii: { ...draft.radii, [name]: pixels } });
  return (
    <Stack gap={3}>
      <Text strong>{words.corners}</Text>
      {corners.map((name) => (
        <Slider
          key={name}
          label={`radius-${name}`}
          min={0}
          max={32}
          value={draft.radii[name]}
          formatValue={(pixels) => `${pixels} px`}
          onValueChange={(pixels) => change(name, pixels ?? 0)}
        />
      ))}
    </Stack>
  );
}
