import { useState } from 'react';
import { Grid } from '../../primitives/Grid';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { ownTheme, type ThemeColoursAndCorners } from '../designTokens/buildDesignTokens';
import { palette } from '../palette';
import { ContrastTable } from '../specimens/ContrastTable';
import { ThemePanel } from '../specimens/ThemePanel';
import { BenchSample } from './BenchSample';
import { brandRoles } from '../brand/brandRoles';
import { ColourField } from './ColourField';
import { Corners } from './Corners';
import { draftVariables } from './draftVariables';
import { illegiblePairs } from '../brand/illegiblePairs';
import { RoleEditor } from './RoleEditor';
import { TokenFile } from './TokenFile';
import { useBenchWords } from './useBenchWords';

const themes = ['light', 'dark'] as const;
/** A draft of the theme: colours and corners change, contrast is measured, what is legible is shown. */
export function ThemeBench() {
  const words = useBenchWords();
  const [draft, setDraft] = useState<ThemeColoursAndCorners>(ownTheme);
  const [brand, setBrand] = useState<string>(palette.ember[600]);
  const handleBrand = (colour: string) => {
    const branded = withBrand(draft, colour);
    const illegible = themes.flatMap((theme) => illegiblePairs(branded[theme]));
    if (illegible.length > 0) return words.refused(illegible);
    setBrand(colour);
    setDraft(branded);
    return undefined;
  };
  const handleDraft = (read: ThemeColoursAndCorners) => {
    setDraft(read);
    setBrand(read.light['accent-solid']);
  };
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Text as="h1" variant="title">
          {words.title}
        </Text>
        <Text tone="secondary">{words.lead}</Text>
      </Stack>
      <Grid minColumn={400} gap={8}>
        <Stack gap={6}>
          <ColourField label={words.brand} hint={words.brandHint} value={brand} onColour={handleBrand} />
          <RoleEditor draft={draft} onDraft={setDraft} />
          <Corners draft={draft} onDraft={setDraft} />
          <TokenFile draft={draft} onDraft={handleDraft} />
        </Stack>
        {themes.map((theme) => (
          <BenchSample key={theme} theme={theme} draft={draft} />
        ))}
      </Grid>
      <Text as="h2" variant="lead">
        {words.contrast}
      </Text>
      <Grid minColumn={560} gap={8}>
        {themes.map((theme) => (
          <ThemePanel key={theme} theme={theme} style={{ ...draftVariables(draft, theme), padding: 24 }}>
            <ContrastTable theme={theme} roles={draft[theme]} />
          </ThemePanel>
        ))}
      </Grid>
    </Stack>
  );
}

function withBrand(draft: ThemeColoursAndCorners, brand: string): ThemeColoursAndCorners {
  const branded = (theme: 'light' | 'dark') => ({ ...draft[theme], ...brandRoles(ownTheme[theme], brand) });
  return { ...draft, light: branded('light'), dark: branded('dark') };
}
