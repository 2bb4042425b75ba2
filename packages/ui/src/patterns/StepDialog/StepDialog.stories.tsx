import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { comboboxLabels, stepDialogLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import { toast, Toaster } from '../../components/Toaster';
import { Button } from '../../primitives/Button';
import { TextField } from '../../primitives/TextField';
import { announced } from '../../test/announced';
import { Combobox } from '../Combobox';
import { StepDialog } from './StepDialog';
import type { StepDialogProps } from './StepDialogProps';
import { stepDialogGuide } from './StepDialog.guide';

const onClosed = fn();
const onFinish = fn();
const work = fn<() => Promise<string | null>>();

type ShownProps = Partial<StepDialogProps> & { startOpen?: boolean };

function Shown({ startOpen = false, ...props }: ShownProps) {
  const [isOpen, setOpen] = useState(startOpen);
  const [name, setName] = useState('');
  const [town, setTown] = useState('');
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Открыть
      </Button>
      <StepDialog
        {...props}
        open={isOpen}
        onOpenChange={setOpen}
        onFinish={() => {
          onFinish({ name, town });
          if (!props.done) setOpen(false);
        }}
        onClosed={() => {
          onClosed();
          setName('');
          setTown('');
        }}
        steps={[
          {
            id: 'name',
            title: 'Как вас зовут?',
            canNext: name.trim() !== '',
            whyNot: 'Введите имя',
            render: () => <TextField label="Имя" value={name} onValueChange={setName} />,
          },
          {
            id: 'town',
            title: 'Где вы живёте?',
            canNext: town !== '',
            onNext: work,
            render: () => <TextField label="Город" value={town} onValueChange={setTown} />,
          },
          { id: 'done', title: 'Всё верно?', nextLabel: 'Готово', render: () => <p>{`${name}, ${town}`}</p> },
        ]}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Patterns/StepDialog',
  component: shownBy<ShownProps>(StepDialog),
  render: (args) => <Shown {...args} />,
  argTypes: { startOpen: ofTheFrame },
  parameters: { guide: stepDialogGuide, docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => {
    onClosed.mockClear();
    onFinish.mockClear();
    work.mockReset();
    work.mockResolvedValue(null);
  },
});

const dialog = () => screen.findByRole('dialog');
const next = () => screen.getByRole('button', { name: said(stepDialogLabels).next });

export const Playground = meta.story({ args: { size: 'md', dismissible: true, onStepChange: fn() } });
export const Open = meta.story({ args: { startOpen: true } });
export const Large = Open.extend({ args: { size: 'lg' } });
export const RightToLeft = Open.extend({ globals: { direction: 'rtl' } });

/** The whole way by keyboard: Enter goes on, the heading takes the focus, the last step finishes. */
export const ByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const window = await dialog();
    await step('opens at the first field of the first step', async () => {
      await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveFocus());
      await expect(window).toHaveAccessibleName('Как вас зовут?');
      await expect(window).toHaveAccessibleDescription(said(stepDialogLabels).step(1, 3));
    });
    await step('goes on by Enter, in the same window, with the focus on the heading', async () => {
      await userEvent.keyboard('Вера{Enter}');
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Где вы живёте?' })).toHaveFocus());
      await expect(await dialog()).toBe(window);
      await expect(window).toHaveAccessibleDescription(said(stepDialogLabels).step(2, 3));
    });
    await step('finishes with the last step and gives the focus back', async () => {
      await userEvent.tab();
      await userEvent.keyboard('Москва{Enter}');
      await screen.findByText('Вера, Москва');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(onFinish).toHaveBeenLastCalledWith({ name: 'Вера', town: 'Москва' });
      await waitFor(() => expect(window).not.toBeInTheDocument());
      await expect(opener).toHaveFocus();
    });
  },
});

/** Back finds what was typed; closing clears it, once the window is gone. */
export const BackAndClose = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    const window = await dialog();
    await userEvent.type(screen.getByLabelText('Имя'), 'Вера');
    await userEvent.click(next());
    await step('Back keeps what was typed', async () => {
      await userEvent.click(await screen.findByRole('button', { name: said(stepDialogLabels).back }));
      await expect(await screen.findByLabelText('Имя')).toHaveValue('Вера');
      await expect(screen.queryByRole('button', { name: said(stepDialogLabels).back })).toBeNull();
    });
    await step('a press outside does not lose what was typed', async () => {
      await userEvent.click(document.querySelector('[data-state=open]:not([role])') as HTMLElement);
      await expect(window).toBeInTheDocument();
    });
    await step('Esc closes, and the next opening begins anew', async () => {
      await userEvent.click(next());
      await screen.findByLabelText('Город');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
      await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
      await expect(await screen.findByLabelText('Имя')).toHaveValue('');
    });
  },
});

/** An incomplete step says what is missing, in words of its own or built-in ones. */
export const Incomplete = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'An incomplete step says what is missing [B6.5]',
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await dialog();
    await step('pressing says what is missing, typing takes it back', async () => {
      await expect(next()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(next());
      await expect(screen.getByRole('alert')).toHaveTextContent('Введите имя');
      await userEvent.type(screen.getByLabelText('Имя'), 'Вера');
      await expect(screen.queryByRole('alert')).toBeNull();
    });
    await step('without words of its own it has built-in ones', async () => {
      await userEvent.click(next());
      await screen.findByLabelText('Город');
      await userEvent.click(next());
      await expect(screen.getByRole('alert')).toHaveTextContent(said(stepDialogLabels).incomplete);
    });
  },
});

async function toWork({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<typeof Incomplete.input.play>>[0], 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
  await dialog();
  await userEvent.type(screen.getByLabelText('Имя'), 'Вера{Enter}');
  await userEvent.type(await screen.findByLabelText('Город'), 'Москва');
}

/** The step's work is under way: the text stays, a second press does nothing. */
export const Busy = meta.story({
  play: async ({ canvas, userEvent }) => {
    work.mockReturnValue(new Promise(() => undefined));
    await toWork({ canvas, userEvent });
    await userEvent.click(next());
    await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(next());
    await userEvent.type(screen.getByLabelText('Город'), '{Enter}');
    await expect(work).toHaveBeenCalledOnce();
  },
});

/** The work was refused: the text under the title, what was typed stays. */
export const Refused = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    work.mockResolvedValue('Такого города нет');
    await toWork({ canvas, userEvent });
    await userEvent.click(next());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Такого города нет');
    await expect(screen.getByLabelText('Город')).toHaveValue('Москва');
  },
});

/** An answer that comes after closing is ignored. */
export const ClosedWhileBusy = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    let answer: (problem: string | null) => void = () => undefined;
    work.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await toWork({ canvas, userEvent });
    await userEvent.click(next());
    await userEvent.click(screen.getByRole('button', { name: said(stepDialogLabels).close }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    answer(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await expect(await within(await dialog()).findByLabelText('Имя')).toBeVisible();
    await expect(onFinish).not.toHaveBeenCalled();
  },
});

/** A sheet from below on phones. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: { startOpen: true, initialStep: 'town' },
  play: async () => {
    await expect(await dialog()).toHaveAccessibleName('Где вы живёте?');
  },
});

function WithCity() {
  const [isOpen, setOpen] = useState(true);
  const [city, setCity] = useState<string | null>(null);
  const render = () => (
    <Combobox
      label="Город"
      presentation="auto"
      items={['Москва', 'Мурманск', 'Орёл'].map((label) => ({ id: label, label }))}
      value={city}
      onValueChange={setCity}
    />
  );
  return (
    <>
      <Toaster />
      <StepDialog
        open={isOpen}
        onOpenChange={setOpen}
        onFinish={() => setOpen(false)}
        steps={[{ id: 'city', title: 'Где вы живёте?', canNext: city !== null, render }]}
      />
    </>
  );
}

/** A choice that fills the screen opens above the dialog, and whatever closes it leaves the dialog as it was. */
export const FullScreenAbove = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'A choice on the full screen above it [B4.9, B6.8]',
  globals: { viewport: { value: 'phone390' } },
  render: () => <WithCity />,
  play: async ({ userEvent, step }) => {
    const below = await dialog();
    const field = await within(below).findByRole('button', { name: /^Город/ });
    const open = async () => {
      await userEvent.click(field);
      const choice = await screen.findByRole('dialog', { name: 'Город' });
      await waitFor(() => expect(within(choice).getByRole('combobox')).toHaveFocus());
      return choice;
    };
    const expectBelow = async () => {
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Где вы живёте?'));
      await expect(screen.getByRole('dialog')).toBe(below);
      await waitFor(() => expect(field).toHaveFocus());
    };
    await step('lies above the dialog, which is out of reach', async () => {
      const choice = await open();
      await userEvent.keyboard('м');
      await waitFor(() => expect(choice).toContainElement(topAt(innerWidth / 2, innerHeight - 20)));
      await expect(screen.getByRole('dialog')).toBe(choice);
    });
    await step('Back closes it alone', async () => {
      history.back();
      await expectBelow();
    });
    await step('what happens is said and shown above both', async () => {
      await open();
      await userEvent.keyboard('м');
      await announced(said(comboboxLabels).count(2));
      toast({ type: 'success', title: 'Сохранено' });
      await announced('Сохранено');
      const words = await screen.findByText('Сохранено');
      const { left, top } = words.getBoundingClientRect();
      await waitFor(() => expect(words).toContainElement(topAt(left + 4, top + 4)));
    });
    await step('and a choice, which the dialog takes', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'Москва' }));
      await expectBelow();
      await expect(field).toHaveTextContent('Москва');
      await expect(next()).toBeEnabled();
    });
    await step('Back then closes the dialog', async () => {
      history.back();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

const topAt = (x: number, y: number) => document.elementFromPoint(x, y) as HTMLElement;

/** Where premium is sold: gold, and a larger title. */
export const Premium = meta.story({
  tags: ['proof', '!autodocs'],
  args: { tone: 'premium', size: 'md', initialStep: 'town' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    const window = await dialog();
    await waitFor(() => expect(window).toBeVisible());
    await expect(window).toHaveAccessibleDescription(said(stepDialogLabels).step(2, 3));
    await expect(window.querySelector('[data-state=current]')).toBeVisible();
  },
});

/** The browser’s Back goes one step back, then closes, and the page stays. */
export const BrowserBack = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Browser’s Back [B6.8]',
  args: { initialStep: 'town' },
  play: async ({ canvas, userEvent }) => {
    const address = location.href;
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await expect(await dialog()).toHaveAccessibleName('Где вы живёте?');
    history.back();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Как вас зовут?'));
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(location.href).toBe(address);
  },
});

/** The last words close by themselves, not while one points at them; the button closes at once. */
export const Done = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Done [B6.13]',
  args: {
    initialStep: 'done',
    done: { title: 'Готово', render: () => <p>Мы всё сохранили.</p>, closeAfter: 1200 },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Готово' }));
    const window = await screen.findByRole('dialog', { name: 'Готово' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Готово' })).toHaveFocus());
    await expect(onFinish).toHaveBeenCalledOnce();
    await userEvent.hover(window);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(window).toBeVisible();
    await fireEvent.pointerOut(window);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });
  },
});

function Held(props: Partial<StepDialogProps>) {
  const [step, setStep] = useState('a');
  return (
    <StepDialog
      {...props}
      open
      onOpenChange={() => {}}
      onFinish={onFinish}
      step={step}
      onStepChange={(id) => {
        props.onStepChange?.(id);
        // The caller has the last word: this one skips a step.
        setStep(id === 'b' ? 'c' : id);
      }}
      steps={[
        { id: 'a', title: 'Первый', render: () => <p>Один</p> },
        { id: 'b', title: 'Второй', render: () => <p>Два</p> },
        { id: 'c', title: 'Третий', render: () => <p>Три</p> },
      ]}
    />
  );
}

// [C1]
/** With a step of the caller’s the dialog asks and shows what it is given. */
export const Controlled = meta.story({
  name: 'Controlled',
  render: () => <Held />,
  play: async ({ userEvent }) => {
    await expect(await dialog()).toHaveAccessibleName('Первый');
    await userEvent.click(next());
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Третий'));
  },
});

/** Drawing the sheet down is refused as a press outside is. */
export const DrawnDownWhenTyped = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Drawn down it stays when something is typed [B6.8]',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    const window = await dialog();
    await userEvent.type(screen.getByLabelText('Имя'), 'Вера');
    await drawDown(window);
    await expect(window).toHaveAttribute('data-state', 'open');
    await expect(window.style.transform).toBe('');
    await expect(screen.getByLabelText('Имя')).toHaveValue('Вера');
  },
});

export const DrawnDown = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Drawn down it closes while nothing is typed [B6.8]',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    const window = await dialog();
    await drawDown(window);
    await waitFor(() => expect(window).not.toBeInTheDocument());
  },
});

async function drawDown(window: HTMLElement): Promise<void> {
  const grip = window.querySelector(':scope > [aria-hidden=true]') as HTMLElement;
  const at = (clientY: number) => ({ clientY, clientX: 160, button: 0, pointerId: 1 });
  grip.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(grip, at(100));
  await fireEvent.pointerMove(grip, at(260));
  await fireEvent.pointerUp(grip, at(260));
}
