import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { typeScale, type TypeName } from '../../theme/typeScale';
import { Text, type TextTone } from './Text';
import { textGuide } from './Text.guide';

const meta = preview.meta({
  title: 'Components/Display/Text',
  component: Text,
  parameters: { guide: textGuide },
  args: { children: 'Софья рядом, 26' },
});
const tones: TextTone[] = [
  'primary',
  'secondary',
  'muted',
  'accent',
  'positive',
  'negative',
  'warning',
  'premium',
];

export const Playground = meta.story({ args: { variant: 'body', tone: 'primary' } });

export const Default = meta.story();
export const Strong = meta.story({ args: { strong: true } });
/** Figures of one width, so that a count does not tremble. */
export const Tabular = meta.story({ args: { tabular: true, children: '11:11, 20:08' } });
export const Truncated = meta.story({
  args: { truncate: true, as: 'p', children: 'Софья рядом, и ей есть что рассказать' },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <Text {...args} />
    </div>
  ),
});
export const Heading = meta.story({
  args: { as: 'h1', variant: 'heading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveStyle({ fontSize: '28px' });
  },
});
export const Scale = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(Object.keys(typeScale) as TypeName[]).map((variant) => (
        <Text key={variant} variant={variant}>
          {variant}: Софья рядом, 26
        </Text>
      ))}
    </div>
  ),
});
export const Tones = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, padding: 16, background: 'var(--iskra-surface-card)' }}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </div>
  ),
});
export const LongWordWraps = meta.story({
  args: { as: 'p', children: 'Рентгеноэлектрокардиографического'.repeat(3) },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <Text {...args} />
    </div>
  ),
});
