import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { TextArea } from './TextArea';
import { textAreaGuide } from './TextArea.guide';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  parameters: { guide: textAreaGuide },
  args: { label: 'О себе', defaultValue: 'Проектирую дворы, в которых хочется остаться' },
});

export const Default = meta.story();
export const WithCounter = meta.story({
  args: { counter: true, maxLength: 500 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('44/500')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'О себе' }), '!');
    await expect(canvas.getByText('45/500')).toBeVisible();
  },
});
/** A screen reader announces only that room runs out [EDT-02]. */
export const NearTheEnd = meta.story({
  args: { counter: true, maxLength: 500, defaultValue: 'а'.repeat(489) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(canvas.getByRole('status')).toHaveTextContent('Осталось символов: 20 или меньше');
    await userEvent.type(field, 'б');
    await expect(canvas.getByRole('status')).toHaveTextContent('Осталось символов: 10 или меньше');
    await userEvent.type(field, 'в'.repeat(12));
    await expect(canvas.getByText('500/500')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Больше не поместится');
  },
});
export const WithError = meta.story({ args: { error: 'Слишком коротко' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Small = meta.story({ args: { style: { inlineSize: 200 }, counter: true, maxLength: 500 } });
