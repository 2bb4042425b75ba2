import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { buildDesignTokens, ownTheme } from '../designTokens/buildDesignTokens';
import { benchWords } from './benchWords';
import { readTheme } from '../brand/readTheme';
import { ThemeBench } from './ThemeBench';

const meta = preview.meta({
  title: 'Theming/Theme bench',
  component: ThemeBench,
  parameters: { layout: 'padded', controls: { disable: true } },
});

/** Change colours and corners, see what that does to contrast, take the tokens away and read them back. */
export const Bench = meta.story();

const wordsOf = () => benchWords[document.documentElement.lang === 'en' ? 'en' : 'ru'];

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

/** A green brand turns the accents green; the contrast stays. */
export const GreenBrand = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas }) => {
    const words = wordsOf();
    const before = canvas.getAllByRole('row', { name: /text-on-accent .* accent-solid/ }).map(endOf);
    await write(canvas.getByRole('textbox', { name: words.brand }), '#1f7a3d');
    const send = () => canvas.getAllByRole('button', { name: words.sample.button })[0];
    await waitFor(() => expect(isGreen(getComputedStyle(send()!).backgroundColor)).toBe(true));
    const after = canvas.getAllByRole('row', { name: /text-on-accent .* accent-solid/ }).map(endOf);
    for (const [at, ratio] of after.entries()) expect(ratio).toBeCloseTo(before[at] ?? 0, 1);
  },
});

const isGreen = (rgb: string) => {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map(Number);
  return green > 2 * red && green > 1.5 * blue;
};

const endOf = (row: HTMLElement) => Number(within(row).getAllByRole('cell').at(-1)?.textContent);

/** A text role too pale to be read is refused with its pairs, and keeps what was typed. */
export const PaleTextRefused = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas }) => {
    const words = wordsOf();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.role }), 'text-muted');
    const field = canvas.getByRole('textbox', { name: words.roleColour('text-muted') });
    await write(field, '#C8C0BC');
    await expect(field).toHaveAccessibleDescription(/text-muted \S+ surface-sunken: 1[.,]53:1, \S+ 4[.,]5:1/);
    await expect(field).toHaveValue('#C8C0BC');
    const [sample] = canvas.getAllByRole('group', { name: words.light });
    await expect(getComputedStyle(sample!).getPropertyValue('--iskra-text-muted')).toBe('#71656B');
  },
});

/** The file that is taken away holds the draft, and brings it back. */
export const FileThereAndBack = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const words = wordsOf();
    await write(canvas.getByRole('textbox', { name: words.brand }), '#2B5FD9');
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: words.takeAway });
    const taken = await (await fetch(link.href)).text();
    await expect(readTheme(taken).light['accent-solid']).not.toBe(ownTheme.light['accent-solid']);
    await userEvent.click(canvas.getByRole('button', { name: words.startAgain }));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File([taken], 'iskra.tokens.json', { type: 'application/json' }));
    await expect(await canvas.findByText(words.read)).toBeVisible();
    await expect(readTheme(await (await fetch(link.href)).text())).toEqual(readTheme(taken));
  },
});

/** Another file, and one that cannot be read by eye, are refused in words. */
export const ForeignFilesRefused = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const words = wordsOf();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    const upload = (text: string) =>
      userEvent.upload(input, new File([text], 'a.json', { type: 'application/json' }));
    await upload('{"colors":{}}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.unreadable);
    const pale = { ...ownTheme, dark: { ...ownTheme.dark, 'text-primary': '#4A3D4F' } };
    await upload(JSON.stringify(buildDesignTokens(pale)));
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent('text-primary'));
  },
});
