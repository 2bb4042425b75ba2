import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Menu } from '../../components/Menu';
import { Combobox } from '../../patterns/Combobox';
import { DialogueList } from '../../patterns/DialogueList';
import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/Checkbox';
import { Chip } from '../../primitives/Chip';
import { Segmented } from '../../primitives/Segmented';
import { Switch } from '../../primitives/Switch';
import { TextField } from '../../primitives/TextField';

/** Only for the run in which the system chooses the colours: backgrounds and shadows are gone there. */
const meta = preview.meta({
  title: 'Accessibility/Forced colours',
  tags: ['forced-colours', '!test', '!autodocs'],
  beforeEach: () => {
    if (globalThis.iskraStoryGlobals) expect(window.matchMedia('(forced-colors: active)').matches).toBe(true);
  },
});

const outlined = (element: Element | null | undefined) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element as Element);
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
};
const bordered = (element: Element | null | undefined) =>
  Number.parseFloat(getComputedStyle(element as Element).borderTopWidth) >= 1;

export const FocusOfAButton = meta.story({
  tags: ['proof', '!autodocs'],
  render: () => <Button>Войти</Button>,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Войти' });
    await expect(bordered(button)).toBe(true);
    await expect(outlined(button)).toBe(false);
    await userEvent.tab();
    await expect(outlined(button)).toBe(true);
  },
});

export const FocusOfAField = meta.story({
  tags: ['proof', '!autodocs'],
  render: () => <TextField label="Имя" />,
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('textbox').parentElement;
    await expect(bordered(frame)).toBe(true);
    await expect(outlined(frame)).toBe(false);
    await userEvent.tab();
    await expect(outlined(frame)).toBe(true);
  },
});

/** The browser's own boxes, which know the system's colours. */
export const Checks = meta.story({
  render: () => (
    <>
      <Checkbox label="Согласен" defaultChecked />
      <Switch label="Звук" defaultChecked />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveStyle({ appearance: 'auto' });
    await expect(canvas.getByRole('switch')).toHaveStyle({ appearance: 'auto' });
  },
});

export const ChosenSegment = meta.story({
  tags: ['proof', '!autodocs'],
  render: () => (
    <Segmented
      label="Статус"
      options={[
        { value: 'all', label: 'Все' },
        { value: 'online', label: 'В сети' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(bordered(canvas.getByText('Все'))).toBe(true);
    await expect(bordered(canvas.getByText('В сети'))).toBe(false);
    await userEvent.click(canvas.getByText('В сети'));
    await expect(bordered(canvas.getByText('В сети'))).toBe(true);
  },
});

/** Not by its fill: a check stands before the text. */
export const ChosenChip = meta.story({
  tags: ['proof', '!autodocs'],
  render: () => <Chip selected>Дружба</Chip>,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { pressed: true });
    await expect(chip.querySelector('svg')).toBeVisible();
    await expect(bordered(chip)).toBe(true);
  },
});

export const ActionOfAMenu = meta.story({
  tags: ['proof', '!autodocs'],
  render: () => (
    <Menu.Root defaultOpen>
      <Menu.Trigger asChild>
        <Button>Ещё</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item>Открыть</Menu.Item>
        <Menu.Item>Удалить</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const items = () => canvasElement.ownerDocument.querySelectorAll('[role=menuitem]');
    await waitFor(() => expect(items()).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect([...items()].filter(outlined)).toHaveLength(1));
  },
});

export const OptionOfACombobox = meta.story({
  tags: ['proof', '!autodocs'],
  render: () => (
    <Combobox
      label="Город"
      items={['Казань', 'Калуга'].map((label) => ({ id: label, label }))}
      value={null}
      onValueChange={() => undefined}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ка');
    const [first, second] = await canvas.findAllByRole('option');
    await expect(outlined(first)).toBe(true);
    await expect(outlined(second)).toBe(false);
  },
});

export const OpenDialogue = meta.story({
  tags: ['proof', '!autodocs'],
  render: () => (
    <DialogueList
      selectedId={1}
      items={[1, 2].map((id) => ({ id, href: `#${id}`, name: `Анна ${id}`, online: false, unread: 0 }))}
    />
  ),
  play: async ({ canvas }) => {
    const [open, other] = canvas.getAllByRole('link');
    await expect(outlined(open)).toBe(true);
    await expect(outlined(other)).toBe(false);
  },
});
