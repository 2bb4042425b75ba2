import { describe, expect, it } from 'vitest';
import { designFiles } from './designFiles';
import { readThemeValues } from './themeValues';

const button = {
  name: 'Button',
  tokens: ['accent-solid', 'space-4', 'radius-md', 'weight-strong', 'shadow-sm', 'ease-standard'],
};
const plain = { name: 'Plain', tokens: ['z-modal'] };
const files = designFiles([button, plain], readThemeValues());
const read = (path: string) => JSON.parse(files[path] ?? 'null') as Record<string, unknown>;

it('gives Figma a file for each theme, in the W3C format', () => {
  expect(read('design-tokens/Button.light.tokens.json')).toEqual({
    color: {
      'accent-solid': {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.8118, 0.2, 0.3137], hex: '#CF3350' },
      },
    },
    space: { '4': { $type: 'dimension', $value: { value: 16, unit: 'px' } } },
    radius: { md: { $type: 'dimension', $value: { value: 12, unit: 'px' } } },
    weight: { strong: { $type: 'number', $value: 650 } },
  });
});

it('gives Penpot sets and themes in one file', () => {
  expect(read('design-tokens/Button.penpot.json')).toMatchObject({
    base: {
      space: { '4': { $type: 'spacing', $value: '16px' } },
      radius: { md: { $type: 'borderRadius', $value: '12px' } },
      weight: { strong: { $type: 'fontWeights', $value: '650' } },
    },
    light: { color: { 'accent-solid': { $type: 'color', $value: '#CF3350' } } },
    $themes: [
      { name: 'Light', selectedTokenSets: { base: 'enabled', light: 'enabled' } },
      { name: 'Dark', selectedTokenSets: { base: 'enabled', dark: 'enabled' } },
    ],
    $metadata: { tokenSetOrder: ['base', 'light', 'dark'] },
  });
});

it('writes none for a component without a token that can be drawn', () => {
  expect(Object.keys(files).filter((path) => path.includes('Plain'))).toEqual([]);
});

describe('the whole kit', () => {
  it.each(['iskra.light.tokens.json', 'iskra.dark.tokens.json', 'iskra.penpot.json'])('has %s', (name) => {
    const text = JSON.stringify(read(`design-tokens/${name}`));
    expect(text).toContain('"surface-page":{"$type":"color"');
    expect(text).toContain('"control-md"');
    expect(text).not.toContain('undefined');
    expect(text).not.toContain('null');
  });

  it('has other colours in the dark', () => {
    expect(read('design-tokens/iskra.dark.tokens.json')).not.toEqual(
      read('design-tokens/iskra.light.tokens.json'),
    );
  });
});
