import { useState } from 'react';
import { Segmented } from '../../primitives/Segmented';
import { Select } from '../../primitives/Select';
import { ownTheme, type ThemeColoursAndCorners } from '../designTokens/buildDesignTokens';
import type { RoleName } from '../roles';
import { ColourField } from './ColourField';
import { illegiblePairs } from '../brand/illegiblePairs';
import { useBenchWords } from './useBenchWords';

export interface RoleEditorProps {
  draft: ThemeColoursAndCorners;
  onDraft: (draft: ThemeColoursAndCorners) => void;
}

type Theme = 'light' | 'dark';

/** Veils and glass let through what lies under them: a colour of six digits cannot say them. */
const isOpaque = (role: RoleName) =>
  ownTheme.light[role].startsWith('#') && ownTheme.dark[role].startsWith('#');
const options = (Object.keys(ownTheme.light) as RoleName[])
  .filter(isOpaque)
  .map((role) => ({ value: role, label: role }));

/** One role of one theme; a colour that would make a pair illegible is refused with its pairs. */
export function RoleEditor({ draft, onDraft }: RoleEditorProps) {
  const words = useBenchWords();
  const [theme, setTheme] = useState<Theme>('light');
  const [role, setRole] = useState<RoleName>('accent-solid');
  const handleColour = (colour: string) => {
    const roles = { ...draft[theme], [role]: colour };
    const illegible = illegiblePairs(roles);
    if (illegible.length > 0) return words.refused(illegible);
    onDraft({ ...draft, [theme]: roles });
    return undefined;
  };
  return (
    <>
      <Segmented
        label={words.theme}
        options={[
          { value: 'light', label: words.light },
          { value: 'dark', label: words.dark },
        ]}
        value={theme}
        onValueChange={(chosen) => setTheme(chosen as Theme)}
      />
      <Select
        label={words.role}
        options={options}
        value={role}
        onValueChange={(chosen) => setRole(chosen as RoleName)}
      />
      <ColourField
        key={`${theme} ${role}`}
        label={words.roleColour(role)}
        value={draft[theme][role]}
        onColour={handleColour}
      />
    </>
  );
}
