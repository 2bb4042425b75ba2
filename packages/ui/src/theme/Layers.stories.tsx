import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Text } from '../primitives/Text';
import { layout, mobileMaxWidth, sizeScale, zScale } from './scales';

const meta = preview.meta({ title: 'Foundations/Layers and measures' });

function Measures({ title, values }: { title: string; values: Readonly<Record<string, string | number>> }) {
  return (
    <table style={{ minInlineSize: 320, textAlign: 'start', fontVariantNumeric: 'tabular-nums' }}>
      <Text as="caption" variant="lead" style={{ textAlign: 'start' }}>
        {title}
      </Text>
      <tbody>
        {Object.entries(values).map(([name, value]) => (
          <tr key={name}>
            <Text as="th" variant="small" style={{ textAlign: 'start' }}>
              {name}
            </Text>
            <Text as="td" variant="small" tone="muted" style={{ textAlign: 'end' }}>
              {value}
            </Text>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The lowest first; a toast lies over everything. */
export const Layers = meta.story({
  render: () => <Measures title="Слои" values={zScale} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('toast60');
  },
});
export const Breakpoints = meta.story({
  render: () => (
    <Measures
      title="Ширина окна, px"
      values={{ mobile: `до ${mobileMaxWidth}`, desktop: `от ${mobileMaxWidth + 1}` }}
    />
  ),
});
export const Sizes = meta.story({
  render: () => <Measures title="Размеры, px" values={sizeScale} />,
});
export const Frame = meta.story({
  render: () => {
    const { encounterCard, ...rest } = layout;
    const card = `${encounterCard.width} × ${encounterCard.height}`;
    return <Measures title="Каркас, px" values={{ ...rest, encounterCard: card }} />;
  },
});
