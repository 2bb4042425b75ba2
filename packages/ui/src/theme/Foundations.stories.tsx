import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Text } from '../primitives/Text';
import { contrastPairs, type ContrastPair } from './contrastPairs';
import { contrastRatio } from './contrastRatio';
import { darkRoles, lightRoles, type RoleName } from './roles';
import { durationScale, easingScale, radiusScale, spaceScale } from './scales';
import { color, duration, easing, radius, shadow, space } from './tokenRefs';
import { typeScale, type TypeName } from './typeScale';

const meta = preview.meta({ title: 'Foundations/Tokens' });
const grid = { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' };
const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[];

function Swatch({ role }: { role: RoleName }) {
  const box = { blockSize: 48, borderRadius: radius('md'), background: color(role) };
  return (
    <div>
      <div style={{ ...box, border: `1px solid ${color('border-subtle')}` }} />
      <Text variant="caption">{role}</Text>
    </div>
  );
}

function Pair({ text, on, min }: ContrastPair) {
  const measured = [lightRoles, darkRoles].map((roles) => contrastRatio(roles[text], roles[on]).toFixed(2));
  return (
    <tr>
      <th scope="row" style={{ textAlign: 'start', fontWeight: 500 }}>
        {text} / {on}
      </th>
      <td>≥ {min}</td>
      <td>{measured[0]}</td>
      <td>{measured[1]}</td>
    </tr>
  );
}

export const Colours = meta.story({
  render: () => (
    <div style={grid}>
      {keysOf(lightRoles).map((role) => (
        <Swatch key={role} role={role} />
      ))}
    </div>
  ),
});

export const Contrast = meta.story({
  render: () => (
    <table style={{ inlineSize: '100%', maxInlineSize: 720, fontVariantNumeric: 'tabular-nums' }}>
      <thead>
        <tr style={{ textAlign: 'start' }}>
          <th style={{ textAlign: 'start' }}>Пара</th>
          <th style={{ textAlign: 'start' }}>Нужно</th>
          <th style={{ textAlign: 'start' }}>Светлая</th>
          <th style={{ textAlign: 'start' }}>Тёмная</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map((pair) => (
          <Pair key={`${pair.text}/${pair.on}`} {...pair} />
        ))}
      </tbody>
    </table>
  ),
});

export const Type = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {keysOf(typeScale).map((name: TypeName) => (
        <Text key={name} as="p" variant={name}>
          {name} {typeScale[name].size}/{typeScale[name].line}: Софья рядом, 26 — 500 ₽
        </Text>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(document.fonts.check("16px 'Manrope Variable'", 'Искра')).toBe(true);
    await expect(canvas.getByText(/^heading/)).toHaveStyle({ fontSize: '28px', lineHeight: '34px' });
  },
});

export const Space = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {keysOf(spaceScale).map((step) => (
        <div key={step} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Text variant="caption">{spaceScale[step]}</Text>
          <div style={{ inlineSize: space(step), blockSize: 12, background: color('accent-solid') }} />
        </div>
      ))}
    </div>
  ),
});

export const CornersAndShadows = meta.story({
  render: () => (
    <div style={{ ...grid, gap: 24 }}>
      {keysOf(radiusScale).map((name) => (
        <div key={name} style={{ padding: 24, border: '1px solid', borderRadius: radius(name) }}>
          {name}
        </div>
      ))}
      {(['sm', 'md', 'lg'] as const).map((name) => (
        <div key={name} style={{ padding: 24, boxShadow: shadow(name), background: color('surface-raised') }}>
          {name}
        </div>
      ))}
    </div>
  ),
});

export const Motion = meta.story({
  render: () => (
    <ul>
      {keysOf(durationScale).map((name) => (
        <li key={name}>
          {duration(name)}: {durationScale[name]} ms
        </li>
      ))}
      {keysOf(easingScale).map((name) => (
        <li key={name}>
          {easing(name)}: {easingScale[name].join(', ')}
        </li>
      ))}
    </ul>
  ),
});
