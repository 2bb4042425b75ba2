import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { characterCountLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { TextArea } from './TextArea';
import { textAreaGuide } from './TextArea.guide';
import { announced } from '../../test/announced';
import { recordAnnouncements } from '../../testing/recordAnnouncements';

const meta = preview.meta({
  title: 'Components/Fields/TextArea',
  component: TextArea,
  parameters: { guide: textAreaGuide },
  args: { label: 'О себе', defaultValue: 'Проектирую дворы, в которых хочется остаться' },
});

export const Playground = meta.story({ args: { hint: 'Что о вас важно знать' } });

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
    await userEvent.type(field, 'б');
    await announced(said(characterCountLabels).roomLeft(10));
    await userEvent.type(field, 'в'.repeat(12));
    await expect(canvas.getByText('500/500')).toBeVisible();
    await announced(said(characterCountLabels).full);
  },
});
/** What is pasted leaves less than the mark, and that is what is said; the letters after it are not counted aloud. */
export const PastedNearTheEnd = meta.story({
  tags: ['proof', '!autodocs'],
  args: { counter: true, maxLength: 500, defaultValue: 'а'.repeat(400) },
  play: async ({ canvas, userEvent }) => {
    const heard = recordAnnouncements();
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('б'.repeat(95));
    await userEvent.keyboard('вв');
    await announced(said(characterCountLabels).roomLeft(5));
    await expect(heard.said).toEqual([said(characterCountLabels).roomLeft(5)]);
    heard.stop();
  },
});
export const WithError = meta.story({ args: { error: 'Слишком коротко' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Small = meta.story({ args: { style: { inlineSize: 200 }, counter: true, maxLength: 500 } });
