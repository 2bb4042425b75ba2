import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { shownBy } from '#storybook/shownBy';
import { ControlBox, Field, useFieldIds, type FieldTexts } from '.';
import { fieldGuide } from './Field.guide';

function Phone(texts: FieldTexts & { disabled?: boolean }) {
  const { disabled, ...rest } = texts;
  const ids = useFieldIds(undefined, { hint: Boolean(rest.hint), error: Boolean(rest.error) });
  return (
    <Field ids={ids} {...rest}>
      <ControlBox data-invalid={rest.error ? true : undefined} data-disabled={disabled || undefined}>
        <input
          id={ids.control}
          type="tel"
          aria-describedby={ids.describedBy}
          aria-invalid={rest.error ? true : undefined}
          disabled={disabled}
        />
      </ControlBox>
    </Field>
  );
}

const meta = preview.meta({
  title: 'Components/Fields/Field',
  component: shownBy<FieldTexts & { disabled?: boolean }>(Field),
  subcomponents: { ControlBox },
  render: (args) => <Phone {...args} />,
  parameters: { guide: fieldGuide },
  args: { label: 'Телефон', hint: 'Его никто не увидит' },
});

export const Playground = meta.story();

export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Телефон' });
    await expect(field).toHaveAccessibleDescription('Его никто не увидит');
  },
});
export const Invalid = meta.story({
  args: { error: 'Не хватает цифр' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Телефон' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Не хватает цифр Его никто не увидит');
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
