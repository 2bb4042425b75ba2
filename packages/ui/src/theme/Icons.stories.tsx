import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import * as icons from '../icons/icons';
import { Icon } from '../primitives/Icon';
import { Legend, Shelf } from './specimens/Specimen.styles';

const meta = preview.meta({ title: 'Foundations/Icons' });
const { createIcon: _, ...drawings } = icons;

/** The drawings of lucide that the kit uses, with the names they are imported by. */
export const All = meta.story({
  render: () => (
    <Shelf>
      {Object.entries(drawings).map(([name, drawing]) => (
        <div key={name} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Icon icon={drawing} size={24} />
          <Legend>{name}</Legend>
        </div>
      ))}
    </Shelf>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Heart')).toBeVisible();
    const [icon] = canvasElement.querySelectorAll('svg');
    await expect(icon).toHaveAttribute('stroke-width', '1.75');
  },
});
