import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { TypeScale } from './specimens/TypeScale';

const meta = preview.meta({ title: 'Foundations/Type' });

export const Scale = meta.story({
  render: () => <TypeScale sentence="Софья рядом, 26 — 500 ₽" />,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(document.fonts.check("16px 'Manrope Variable'", 'Искра')).toBe(true);
    const [, heading] = canvas.getAllByText('Софья рядом, 26 — 500 ₽');
    await expect(heading).toHaveStyle({ fontSize: '28px', lineHeight: '34px' });
  },
});
