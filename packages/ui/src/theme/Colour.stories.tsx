import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { contrastPairs } from './contrastPairs';
import { palette } from './palette';
import { ContrastTable } from './specimens/ContrastTable';
import { PaletteFamily } from './specimens/PaletteFamily';
import { RoleList } from './specimens/RoleList';
import { ThemePanel } from './specimens/ThemePanel';

const meta = preview.meta({ title: 'Foundations/Colour' });
const themes = ['light', 'dark'] as const;
const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))' };

/** The private bottom tier: components never name a step of it. */
export const Palette = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries(palette).map(([family, steps]) => (
        <PaletteFamily key={family} title={family} steps={steps} />
      ))}
    </div>
  ),
});

/** What components name, in both themes. */
export const Roles = meta.story({
  render: () => (
    <div style={columns}>
      {themes.map((theme) => (
        <ThemePanel key={theme} theme={theme} style={{ padding: 24 }}>
          <RoleList theme={theme} />
        </ThemePanel>
      ))}
    </div>
  ),
});

/** Measured from the tokens; a unit test holds each pair to its least. */
export const Contrast = meta.story({
  render: () => (
    <div style={columns}>
      {themes.map((theme) => (
        <ThemePanel key={theme} theme={theme} style={{ padding: 24 }}>
          <ContrastTable theme={theme} />
        </ThemePanel>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2 * contrastPairs.length);
    const [light] = canvas.getAllByRole('row', { name: /^text-primary (на|on) surface-page ≥ 4.5 15.69/ });
    await expect(light).toBeVisible();
  },
});
