import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { filterLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import { FilterButton } from './FilterButton';
import { filterPanelGuide } from './FilterPanel.guide';
import { FilterSheet } from './FilterSheet';
import { changedFields, type FilterValue } from './filterRules';
import { storyCities } from './storyCities';
import { useFilterShortcut } from './useFilterShortcut';

const defaults: FilterValue = { status: 'all', gender: 'all', city: 'Москва', minAge: 18, maxAge: 30 };
const onApply = fn<(value: FilterValue) => void>();

interface FiltersProps extends Partial<ComponentProps<typeof FilterSheet>> {
  startOpen?: boolean;
  shortcut?: boolean;
}

/** Twelve people for each field that differs, so that the count moves. */
const countOf = (value: FilterValue) => 24 - 3 * changedFields(value, defaults).length;

function Filters({ startOpen = false, shortcut = true, ...sheet }: FiltersProps) {
  const [isOpen, setOpen] = useState(startOpen);
  const [value, setValue] = useState(defaults);
  const [draft, setDraft] = useState(defaults);
  useFilterShortcut(() => setOpen(true), shortcut);
  return (
    <>
      <FilterButton changed={changedFields(value, defaults).length} onClick={() => setOpen(true)} />
      <label>
        Имя <input style={{ inlineSize: '5em' }} />
      </label>
      <FilterSheet
        {...sheet}
        open={isOpen}
        onOpenChange={setOpen}
        value={value}
        defaults={defaults}
        cities={storyCities}
        count={countOf(draft)}
        onDraft={setDraft}
        onApply={(next) => {
          onApply(next);
          setValue(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Patterns/FilterSheet',
  component: shownBy<FiltersProps>(FilterSheet),
  subcomponents: { FilterButton },
  render: (args) => <Filters {...args} />,
  argTypes: { startOpen: ofTheFrame, shortcut: ofTheFrame },
  parameters: { guide: filterPanelGuide, docs: { story: { inline: false, height: '480px' } } },
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => void onApply.mockClear(),
});

const opened = () => screen.findByRole('dialog', { name: said(filterLabels).title });

export const Playground = meta.story({ args: { startOpen: true } });
export const Open = meta.story({ args: { startOpen: true } });

/** Nothing applies before `Show`; the count on it follows [B8.3]. */
export const AppliesOnShow = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: said(filterLabels).title });
    await userEvent.click(button);
    const dialog = await opened();
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('radio', { name: said(filterLabels).statusOnline }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: said(filterLabels).ageFrom }), '25');
    await expect(onApply).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: said(filterLabels).showPeople(18) }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(onApply).toHaveBeenCalledOnce();
    await expect(onApply).toHaveBeenCalledWith({ ...defaults, status: 'online', minAge: 25 });
    await expect(canvas.getByRole('button', { name: said(filterLabels).changed(2) })).toHaveFocus();
  },
});

/** Closed without `Show`, the edits are given up [B8.8]. */
export const GivenUp = meta.story({
  tags: ['proof', '!autodocs'],
  args: { startOpen: true },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(screen.getByRole('radio', { name: said(filterLabels).genderFemale }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(onApply).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: said(filterLabels).title }));
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: said(filterLabels).genderAll })).toBeChecked(),
    );
  },
});

/** `Reset` is an edit too: it applies on `Show`. */
export const ResetThenShow = meta.story({
  tags: ['proof', '!autodocs'],
  args: { startOpen: true },
  play: async ({ userEvent }) => {
    await opened();
    await userEvent.click(screen.getByRole('radio', { name: said(filterLabels).statusNew }));
    await userEvent.click(screen.getByRole('button', { name: said(filterLabels).reset }));
    await expect(screen.getByRole('radio', { name: said(filterLabels).statusAll })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${said(filterLabels).show}`) }));
    await expect(onApply).toHaveBeenCalledWith(defaults);
  },
});

/** `F` opens, but not while one types [B8.14]. */
export const ByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Имя' }), 'f');
    await expect(screen.queryByRole('dialog')).toBeNull();
    canvas.getByRole('button').focus();
    await userEvent.keyboard('f');
    const dialog = await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

/** The key can be switched off (WCAG 2.1.4) [B8.14]. */
export const KeySwitchedOff = meta.story({
  tags: ['proof', '!autodocs'],
  args: { shortcut: false },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('f');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Back closes it [B8.8]. */
export const ClosedByBack = meta.story({
  tags: ['proof', '!autodocs'],
  args: { startOpen: true },
  play: async () => {
    const dialog = await opened();
    history.back();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});
export const RightToLeft = meta.story({ args: { startOpen: true }, globals: { direction: 'rtl' } });
