import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { fixedWords, productTextsIn, type CompiledTexts } from './playTexts';

const app = path.resolve(import.meta.dirname, '../../packages/app/src');
const read = (file: string) => readFileSync(path.join(app, file), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: app });

describe('what a play looks for', () => {
  const words = fixedWords({
    'member.like': 'Нравится',
    'chat.failed': 'Диалоги не загрузились',
    'safety.block': [
      { type: 0, value: 'Заблокировать: ' },
      { type: 1, value: 'name' },
    ],
    'shell.unread': [
      { type: 6, value: 'count', options: { one: { value: [{ type: 0, value: ' письмо' }] } } },
    ],
  });

  it.each([
    ["getByRole('button', { name: 'Нравится' })", ["1: 'Нравится'"]],
    ['findByText(/загрузились|did not load/)', ['1: /загрузились|did not load/']],
    ['getByText(`Заблокировать: ${name}`)', ['1: `Заблокировать: ${']],
    ["const title = 'a';\ngetByText('письмо')", ["2: 'письмо'"]],
  ])('is not the product’s Russian: %s [I18-01]', (source, found) => {
    expect(productTextsIn(source, words)).toEqual(found);
  });

  it.each([
    'getByRole("button", { name: text(memberMessages.like) })',
    "getByText('Полина')",
    'getByRole("heading", { name: /^Ия, 28/ })',
    "getByText(said({ ru: 'Нравится', en: 'Like' }))",
    "preview.meta({ args: { label: 'Нравится' } })",
  ])('may be a message, a member’s words, or words in both languages: %s', (source) => {
    expect(productTextsIn(source, words)).toEqual([]);
  });
});

describe('plays of the product', () => {
  const catalogs = find('shared/i18n/catalogs/*.ru.json');
  const words = fixedWords(
    Object.assign({}, ...catalogs.map((file) => JSON.parse(read(file)) as CompiledTexts)) as CompiledTexts,
  );
  const files = find('**/*.stories.tsx');

  it('are found, and so is the catalogue', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(words).toContain('Такой страницы нет');
  });

  it.each(files)('%s names what the product says by its message [I18-01]', (file) => {
    expect(productTextsIn(read(file), words)).toEqual([]);
  });
});
